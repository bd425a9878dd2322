interface Place {
  line: number;
  column: number;
}

export interface MutatedFile {
  source: string;
  mutants: {
    status: string;
    replacement?: string;
    location: { start: Place; end: Place };
  }[];
}

export interface ScoreRow {
  folder: string;
  mutants: number;
  noticed: number;
  timedOut: number;
  score: number;
}

export const FOLDERS: readonly string[];
export const GOAL: number;
export function isMutated(path: string): boolean;
export function scoresByFolder(files: Record<string, MutatedFile>): ScoreRow[];
export function survivorsOf(files: Record<string, MutatedFile>): string[];
