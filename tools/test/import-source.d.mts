export function importSource(path: string): Promise<unknown>;
