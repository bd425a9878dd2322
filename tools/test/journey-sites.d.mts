import type { Step } from "./run-steps.d.mts";

type Site = "demo" | "shop" | "development";
export declare function isSite(name: string): name is Site;
export declare const SITE_FOLDERS: Record<Site, string>;
export declare const BUILDS: Record<Site, Step & { environment: Record<string, string> }>;
export declare function journeyPorts(first?: string): { demo: number; shop: number; development: number };
export declare function portProblem(sites: readonly string[], first?: string): Promise<string | null>;
