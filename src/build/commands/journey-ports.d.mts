export declare function journeyPorts(first?: string): { demo: number; shop: number; development: number };
export declare function portProblem(sites: readonly string[], first?: string): Promise<string | null>;
