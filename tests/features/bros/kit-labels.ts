import { bros } from "@/content/bros";

/** Another example than the code that the tests type. */
export const labels = { ...bros.kit, exampleCode: "EXAMPLE" };
