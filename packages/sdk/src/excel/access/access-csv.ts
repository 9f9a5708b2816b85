import { type AccessStructure, type AccessUser, accessOf, type VisibleItem } from '@tributary/domain'
import { sortedByFirstName } from '../../common/lists/sort.ts'
import { userName } from '../../users/user-name.ts'
import { accessMessages } from './access.messages.ts'
import { reasonSentence, thingNames } from './access-reasons.ts'

/** Rows as CSV that Excel reads: UTF-8 with a mark of that in front, lines ending in CRLF, cells quoted (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows)

/** In front of the file, so that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const csvLines = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** A spreadsheet would take these for the beginning of a formula, full-width ones as well. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Every cell is quoted; what a spreadsheet would calculate is text instead (OWASP, CSV injection). */
function csvCell(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${harmless.replaceAll('"', '""')}"`
}

const heads = ['Name', 'Email address', 'Kind', 'What', 'Part', 'Access', 'Because']

/** So many people's rows make one piece of the file. */
const PEOPLE_AT_ONCE = 100

/** A piece of a CSV file, and how many rows it has. */
export type CsvPiece = { text: string; rows: number }

const pieceOf = (rows: readonly (readonly string[])[]): CsvPiece => ({
  text: csvLines(rows),
  rows: rows.length,
})

/** Excel opens no more rows of a file, its heads among them. */
const EXCEL_ROWS = 1_048_576

/** What somebody who has saved a file of so many rows has to know before Excel refuses it; null when it does not. */
export const csvTooLong = (rows: number): string | null =>
  rows > EXCEL_ROWS ? accessMessages.tooLong(rows, EXCEL_ROWS) : null

/**
 * Who sees what in an organisation and because of what, as the pieces of a CSV file: one row for each person, thing and
 * reason, by name of the person. Piece by piece, so that a long one may be made without holding everything up.
 */
export function* accessCsv(structure: AccessStructure): Generator<CsvPiece> {
  yield { text: toCsv([heads]), rows: 1 }
  const users = sortedByFirstName(structure.users)
  for (let at = 0; at < users.length; at += PEOPLE_AT_ONCE)
    yield pieceOf(users.slice(at, at + PEOPLE_AT_ONCE).flatMap((user) => rowsOf(user, structure)))
}

const rowsOf = (user: AccessUser, structure: AccessStructure): string[][] =>
  accessOf(user, structure).sees.flatMap((sight) =>
    sight.reasons.map((reason) => [
      userName(user),
      user.emailAddress,
      kindOf(sight),
      thingNames(sight).name,
      thingNames(sight).part ?? '',
      accessOfSight(sight),
      reasonSentence(reason, sight),
    ]),
  )

/** An entity has no status, so nothing is said of it. */
function accessOfSight({ kind, readOnly }: VisibleItem): string {
  if (kind === 'entity') return ''
  return readOnly ? accessMessages.readOnly : accessMessages.readAndWrite
}

function kindOf({ kind }: VisibleItem): string {
  const { kinds } = accessMessages
  if (kind === 'combination') return kinds.area.one
  return kind === 'milestone' ? kinds.version.one : kinds[kind].one
}

/** What the file is called: the organisation, without what no file name may hold, and the day. */
export function accessCsvName(organisation: string, now: Date): string {
  const name = organisation
    // biome-ignore lint/suspicious/noControlCharactersInRegex: just those are not allowed
    .replace(/[<>:"/\\|?*\u0000-\u001F\u007F]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = Array.from(name).slice(0, 60).join('').trim()
  return `${accessMessages.byPerson} - ${short} - ${now.toISOString().slice(0, 10)}.csv`
}
