import { sampleNote as text } from "@/content/interface";

/** Stands where the content is a sample, and above no picture. */
export const sampleNote = <p className="mt-4 font-mono text-mono font-semibold">{text}</p>;
