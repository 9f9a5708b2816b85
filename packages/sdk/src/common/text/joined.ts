import { comma } from '../language/format.ts'

/** Joins words by commas: "Anna, Bram, Cleo". `formatList` writes "and" before the last one. */
export const joined = (words: readonly string[]): string => words.join(comma())
