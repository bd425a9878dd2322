export declare function ffmpegPath(): string | undefined;
