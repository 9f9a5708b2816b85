import type { CsvProblem } from './csv/csv-failure.ts'

const count = (value: number) => value.toLocaleString('en-GB')
const rowsOf = (rows: number) => (rows === 1 ? '1 row' : `${count(rows)} rows`)
const mebibytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

/** Every sentence a refresh shows, for a person who knows the data but not the machinery. */
export const syncMessages = {
  // While it runs
  connecting: 'Looking for what is new',
  reading: (file: string, rows: number) => `${file}: ${rowsOf(rows)}`,
  storing: (file: string, rows: number) => `${file}: storing ${rowsOf(rows)}`,
  tryingAgain: (why: string) => `${why} Trying again.`,
  stopped: 'The server was stopped. The refresh goes on when it is back.',

  // When it is over
  nothingNew: 'Nothing has changed since the last refresh.',
  nothingThere: 'Nothing was found that this connector is set to fetch.',
  taken: (streams: readonly { name: string; rows: number }[]) => {
    const shown = streams.slice(0, 50).map(({ name, rows }) => `${name}: ${rowsOf(rows)}`)
    return [...shown, ...(streams.length > 50 ? [`and ${count(streams.length - 50)} more`] : [])].join('; ')
  },
  failures: (sentences: readonly string[]) => {
    const shown = sentences.slice(0, 5)
    return [
      ...shown,
      ...(sentences.length > 5 ? [`${count(sentences.length - 5)} more could not be fetched.`] : []),
    ].join(' ')
  },
  interrupted: 'The refresh was interrupted several times and was given up. Press Retry to start it again.',
  unexpected:
    'Something unexpected went wrong. Nothing of what was being fetched was stored. Please try again.',

  // Settings
  badConnectionString:
    'target.connectionString cannot be read. Enter the database again, with its host, name, user and password.',
  notThisDatabase:
    'Tables cannot be written to a database of that kind yet. Leave target.connectionString blank to have them kept for you.',
  disconnected: 'The connector has been disconnected.',
  noSchema:
    'The organisation has no code yet, so there is no schema for its tables. Ask your administrator, or fill in target.schema.',
  badSchema: 'target.schema must begin with a letter and have only letters, digits and underscores.',
  schemaTaken: (schema: string) =>
    `The schema ${schema} belongs to something else. Choose another target.schema.`,
  secretLost: 'The stored password of this connector can no longer be read. Enter it again.',

  // Tables
  badTableName: (name: string) =>
    `${name}: no table can be named after it. Its name needs a letter or a digit.`,
  tableTaken: (name: string, table: string) =>
    `${name}: the table ${table} already belongs to something else. Choose another target.schema.`,
  sameTable: (name: string, other: string, table: string) =>
    `${name}: this and ${other} would both become the table ${table}. Rename one of them.`,
  keyMissing: (name: string, key: string) =>
    `${name}: the column ${key}, which tells the rows apart, is missing. Put it back, or run a full refresh.`,
  keyBlank: (name: string, key: string) =>
    `${name}: the column ${key}, which tells the rows apart, is empty in some rows. Fill it in, or run a full refresh.`,
  keyRepeated: (name: string, key: readonly string[]) =>
    `${name}: some value of the column ${key.join(' with ')}, which tells the rows apart, stands in two rows. Remove one, or run a full refresh.`,
  misfit: (name: string, column: string | undefined) =>
    column === undefined
      ? `${name}: a value does not fit the type of its column, so nothing of it was stored.`
      : `${name}: a value of the column ${column} does not fit the type of the column, so nothing of it was stored.`,
  tableChanged: (name: string) => `${name}: its table was changed by somebody while it was being refreshed.`,
  tableInUse: (name: string) =>
    `${name}: its table could not be changed, because other tables or views in the database depend on it.`,
  tableBusy: (name: string) => `${name}: its table was in use for too long. Please try again.`,
  valueTooLong: (name: string, column: string, limit: number) =>
    `${name}: a value of the column ${column} is longer than ${mebibytes(limit)}.`,
  rowTooLong: (name: string, limit: number) => `${name}: a row is longer than ${mebibytes(limit)}.`,
  nulCharacter: (name: string, column: string) =>
    `${name}: a value of the column ${column} has a character with code 0, which text cannot contain.`,
  tooManyColumns: (name: string, columns: number, limit: number) =>
    `${name} has ${count(columns)} columns; at most ${count(limit)} are possible.`,
  tooWide: (name: string) => `${name}: a row is too wide for the database.`,

  // The database
  databaseFull:
    'The database is full, so nothing of what was being fetched was stored. Make room, then try again.',
  databaseGone: 'The database could not be reached. Nothing of what was being fetched was stored.',
  inTarget: (sentence: string) => `Your own database could not be written to. ${sentence}`,
  databaseRefused: 'The database does not allow tables to be created there.',

  csv: (file: string, problem: CsvProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return `${file} is empty: it has no line with column names.`
      case 'utf-16':
        return `${file} is saved as UTF-16. Save it as "CSV UTF-8" and try again.`
      case 'not-utf-8':
        return `${file}, line ${problem.line}: some letters are not UTF-8. Save the file as "CSV UTF-8" and try again.`
      case 'nul':
        return `${file}, line ${problem.line}: a character with code 0, which text cannot contain.`
      case 'ragged':
        return `${file}, line ${problem.line}: ${problem.values === 1 ? '1 value' : `${problem.values} values`} where ${problem.expected} were expected.`
      case 'unclosed-quote':
        return `${file}, line ${problem.line}: a quotation mark is opened but never closed.`
      case 'text-after-quote':
        return `${file}, line ${problem.line}: text follows a closing quotation mark. Quotation marks inside a value must be doubled.`
      case 'value-too-long':
        return `${file}, line ${problem.line}: a value is longer than ${mebibytes(problem.limit)}. Is a quotation mark missing?`
      case 'row-too-long':
        return `${file}, line ${problem.line}: the row is longer than ${mebibytes(problem.limit)}.`
      case 'too-many-columns':
        return syncMessages.tooManyColumns(file, problem.columns, problem.limit)
    }
  },
} as const
