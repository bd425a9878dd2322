export function busyPort(port: number, otherwise: string): string;
