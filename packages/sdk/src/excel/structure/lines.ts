import { excelMessages } from './excel.messages.ts'
import type { NameLeft, NewName } from './new-names.ts'

/** The maximum number of names in a text box, one per line. */
export const LINES_MAXIMUM = 500

/** Returns the lines of a text box in order, trimmed, including blank ones. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim())

/**
 * Returns pasted text with every cell on a separate line, as spreadsheets separate cells with tabs. The
 * length stays the same, so the caret keeps its place.
 */
export const cellsAsLines = (text: string): string => text.replace(/[\t\u2028\u2029]/g, '\n')

/** Returns the lines of a text box as names to add, including duplicates, which the server decides about. */
export const namesInLines = (text: string): NewName[] =>
  linesOf(text)
    .map((name, i) => ({ key: String(i), name }))
    .filter(({ name }) => name !== '')

/** Returns the error of a text box with too many lines, otherwise null. */
export const tooManyLinesError = (text: string): string | null =>
  namesInLines(text).length > LINES_MAXIMUM ? excelMessages.lines.tooMany(LINES_MAXIMUM) : null

/** Returns the text that stays in the box: the lines that were not added, in order. */
export const linesLeft = (left: readonly NameLeft[]): string => left.map(({ name }) => name).join('\n')
