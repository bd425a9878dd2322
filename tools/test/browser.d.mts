export function chromiumPath(): string | undefined;
export function fullChromiumPath(): string | undefined;
export function firefoxPath(): string | undefined;
export function webkitDriverPath(): string | undefined;
export function ensureChromium(): Promise<boolean>;
export function ensureFirefox(): Promise<boolean>;
