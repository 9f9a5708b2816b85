import { csvMessages } from './csv.messages.ts'

/** Returns rows as CSV for Excel: UTF-8 with a byte order mark, CRLF line ends, quoted cells (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows)

/** Without it, Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Returns the lines of rows that follow others in a file, each with its end. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** Spreadsheets read these characters, and their full-width forms, as the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Quotes a cell. Turns a formula into text, which prevents CSV injection (OWASP). */
function csvCell(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Returns a time as spreadsheets read it, in UTC: "2026-11-28 06:00:00". Blank for null. */
export const csvTime = (time: Date | null): string =>
  time ? time.toISOString().slice(0, 19).replace('T', ' ') : ''

/** The number of rows that Excel opens, including the header. */
const EXCEL_ROWS = 1_048_576

/** Returns a warning if Excel cannot open a file with this many rows, otherwise null. */
export const csvTooLong = (rows: number): string | null =>
  rows > EXCEL_ROWS ? csvMessages.tooLong(rows, EXCEL_ROWS) : null

/** Returns the file name: the subject, the organisation, without characters that file names may not contain, and the day. */
export function csvFileName(subject: string, organisation: string | null, now: Date): string {
  const parts = [subject, organisation ?? ''].map(fileNamePart).filter(Boolean)
  return `${parts.join(' - ')} - ${now.toISOString().slice(0, 10)}.csv`
}

function fileNamePart(text: string): string {
  const name = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file names may not contain them
    .replace(/[<>:"/\\|?*\u0000-\u001F\u007F]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(name).slice(0, 60).join('').trim()
}
