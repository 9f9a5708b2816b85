import { type AccessStructure, type AccessUser, accessOf, type VisibleItem } from '@tributary/domain'
import { csvFileName, csvLines, toCsv } from '../../common/csv/csv.ts'
import { withoutIsolates } from '../../common/language/bidi.ts'
import { sortedByFirstName } from '../../common/lists/sort.ts'
import { userName } from '../../users/user-name.ts'
import { accessMessages } from './access.messages.ts'
import { accessItemNames, reasonSentence } from './access-reasons.ts'

/** The number of users in one piece of the file. */
const PEOPLE_AT_ONCE = 100

/** A piece of a CSV file and its number of rows. */
export type CsvPiece = {
  /** The lines of this part, each with its end. */
  text: string
  /** The number of lines in it. */
  rows: number
}

const pieceOf = (rows: readonly (readonly string[])[]): CsvPiece => ({
  text: csvLines(rows),
  rows: rows.length,
})

/**
 * Yields a CSV file of who sees what and why, in pieces. It has one row for each user, item and reason,
 * sorted by the user's name. Pieces let the caller yield to the event loop while it builds a long file.
 */
export function* accessCsv(structure: AccessStructure): Generator<CsvPiece> {
  yield { text: toCsv([accessMessages.csvHeads]), rows: 1 }
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
      accessItemNames(sight).name,
      accessItemNames(sight).part ?? '',
      accessOfSight(sight),
      withoutIsolates(reasonSentence(reason, sight)),
    ]),
  )

/** An entity has no status, so its cell is blank. */
function accessOfSight({ kind, readOnly }: VisibleItem): string {
  if (kind === 'entity') return ''
  return readOnly ? accessMessages.readOnly : accessMessages.readAndWrite
}

function kindOf({ kind }: VisibleItem): string {
  const { kinds } = accessMessages
  if (kind === 'combination') return kinds.area.one
  return kind === 'milestone' ? kinds.version.one : kinds[kind].one
}

/** Returns the file name: the organisation, without characters that file names may not contain, and the day. */
export const accessCsvName = (organisation: string, now: Date): string =>
  csvFileName(accessMessages.byPerson, organisation, now)
