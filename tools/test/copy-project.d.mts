export declare function copyProject(): string;
