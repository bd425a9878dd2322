/** Whether any text, film or tile names what its author got for it: false in a build where none does (plugins/content/samples-plugin.ts). */
export const HAS_INCENTIVES: boolean = true;
