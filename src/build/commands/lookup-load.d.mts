export function makeCodes(count: number): string[];

export interface Service {
  /** How many requests it has received. */
  requests: number;
  /** Resolves with the status of the next response. */
  respond: () => Promise<number>;
  port: number;
  close: () => void;
}

export function startService(codes: readonly string[], perPage: number): Promise<Service>;

export interface Edge {
  lookUp: (code: string, isKnown: boolean) => Promise<{ ms: number; kind: string }>;
  heapMegabytes: () => Promise<number>;
  failures: () => number;
  passTime: (ms: number) => void;
  dispose: () => Promise<void>;
}

export function startEdge(port: number): Promise<Edge>;

export interface Answers {
  right: number;
  wrong: number;
  cannotTell: number;
  lost: number;
  medianMs: number;
  slowMs: number;
}

export function sendLookups(
  edge: Edge,
  codes: readonly string[],
  rate: { count: number; perSecond?: number },
): Promise<Answers>;
