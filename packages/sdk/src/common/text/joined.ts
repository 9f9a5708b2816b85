import { catalogue } from '../language/catalogue.ts'

/** What separates the items of a list without "and". */
export const listText = catalogue('list', { comma: ', ' })

/** Joins words by commas: "Anna, Bram, Cleo". `formatList` writes "and" before the last one. */
export const joined = (words: readonly string[]): string => words.join(listText.comma)
