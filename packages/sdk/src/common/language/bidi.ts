const START = '\u2068'
const END = '\u2069'

/** Letters of scripts that are written from right to left, among them Arabic, Hebrew, Syriac and N'Ko. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const firstLetter = /\p{L}/u

/** Whether a text has a letter of a script that is written from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** Returns the direction of a text, which its first letter decides. Without a letter it is left to right. */
export const textDirection = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'

/** Encloses a text in the characters that isolate it, unless it is empty or already enclosed. */
export function enclosed(text: string): string {
  const isEnclosed = text.startsWith(START) && text.indexOf(END) === text.length - 1
  return text === '' || isEnclosed ? text : `${START}${text}${END}`
}

/** Returns a text without the characters that isolate names, for files and other programs. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')
