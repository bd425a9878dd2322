export declare function isInRange(version: string, range: string): boolean;
