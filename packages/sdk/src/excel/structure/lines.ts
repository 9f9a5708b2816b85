import type { NameLeft, NewName } from './new-names.ts'

/** A text box holds at most so many names, one a line. */
export const LINES_MAXIMUM = 500

/** The lines of a text box in their order, each without the blanks around it, empty ones too. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim())

/**
 * Text that was pasted, with every cell on a line of its own: what is copied from a spreadsheet has tabs between the cells
 * of a row. The text stays as long as it was, so the caret stays where it is.
 */
export const cellsAsLines = (text: string): string => text.replace(/[\t\u2028\u2029]/g, '\n')

/** The lines of a text box as names to add, duplicates and all: the server decides about them (requirement VALID-17). */
export const namesInLines = (text: string): NewName[] =>
  linesOf(text)
    .map((name, i) => ({ key: String(i), name }))
    .filter(({ name }) => name !== '')

/** The message of a text box with more lines than can be added at once; null otherwise. */
export const tooManyLinesError = (text: string): string | null =>
  namesInLines(text).length > LINES_MAXIMUM ? `At most ${LINES_MAXIMUM} lines at a time.` : null

/** The text that stays in the box: the lines that were not added, in their order (requirement VALID-14). */
export const linesLeft = (left: readonly NameLeft[]): string => left.map(({ name }) => name).join('\n')
