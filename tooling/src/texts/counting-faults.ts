import { type CountedText, sampleName } from './written-texts.ts'

/** Numbers that need different forms in the languages of the world. */
export const countedNumbers = [0, 1, 2, 3, 11, 100] as const

/** How a language counts. */
export type CountingLanguage = {
  /** Write a number with a noun, such as "3 areas". */
  nouns: readonly ((count: number) => string)[]
  /** Matches words after a number that are not counted, such as "of". */
  notCounted: RegExp
  /** Two numbers that need different forms of every noun. */
  differ: readonly [number, number]
}

/**
 * Returns the first fault of each counted text: it throws, lacks a word, changes a name, or its noun does not fit the
 * number. A number is followed by a noun of the language in the right form, by a word that is not counted, or
 * by words that change with the number.
 */
export const countingFaults = (texts: readonly CountedText[], language: CountingLanguage): string[] =>
  texts.flatMap((text) => {
    const [first] = countedNumbers.flatMap((count) => faultOf(text, count, language) ?? [])
    return first ?? []
  })

function faultOf({ name, write }: CountedText, count: number, language: CountingLanguage): string | null {
  try {
    const text = write(count)
    if (/undefined|NaN|\[object/.test(text) || text.trim() === '') return `${name}: “${text}” lacks a word`
    if (/A[\d.,]+B/.test(text)) return `${name}: “${text}” has changed the name ${sampleName}`
    const after = wordsAfter(text, count)
    const fits = after === '' || isNoun(after, count, language) || changes(write, language)
    return fits ? null : `${name}: the noun of “${text}” does not fit ${count}`
  } catch (error) {
    return `${name}: ${error}`
  }
}

/** The words that follow the number, if a word follows it directly. */
function wordsAfter(text: string, count: number): string {
  const [, words = ''] = new RegExp(`(?<![\\d.,:#])${count}(?:\\s|\u00A0)+(\\p{L}.*)`, 'u').exec(text) ?? []
  return words
}

function isNoun(words: string, count: number, { nouns, notCounted }: CountingLanguage): boolean {
  if (notCounted.test(words)) return true
  return nouns.some((noun) => {
    const form = noun(count).replace(new RegExp(`^${count}\\s`), '')
    return words.startsWith(form) && !/^[\p{L}\p{M}]/u.test(words.slice(form.length))
  })
}

const changes = (write: CountedText['write'], { differ: [one, other] }: CountingLanguage): boolean =>
  write(one).replace(String(one), '') !== write(other).replace(String(other), '')
