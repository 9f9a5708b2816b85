import type { CsvProblem } from './csv/csv-failure.ts'

const count = (value: number) => value.toLocaleString('en-GB')
const rowsOf = (rows: number) => (rows === 1 ? '1 row' : `${count(rows)} rows`)
const mebibytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

/** Every sentence a refresh shows, for a person who knows the files but not the machinery. */
export const syncMessages = {
  // While it runs
  connecting: 'Looking for files',
  reading: (file: string, rows: number) => `${file}: ${rowsOf(rows)}`,
  storing: (file: string, rows: number) => `${file}: storing ${rowsOf(rows)}`,
  tryingAgain: (why: string) => `${why} Trying again.`,
  stopped: 'The server was stopped. The refresh goes on when it is back.',

  // When it is over
  nothingNew: 'Nothing has changed since the last refresh.',
  noFiles: 'No files were found that match the filter.',
  taken: (files: readonly { name: string; rows: number }[]) => {
    const shown = files.slice(0, 50).map(({ name, rows }) => `${name}: ${rowsOf(rows)}`)
    return [...shown, ...(files.length > 50 ? [`and ${count(files.length - 50)} more files`] : [])].join('; ')
  },
  failures: (sentences: readonly string[]) => {
    const shown = sentences.slice(0, 5)
    return [
      ...shown,
      ...(sentences.length > 5 ? [`${count(sentences.length - 5)} more files have problems.`] : []),
    ].join(' ')
  },
  interrupted: 'The refresh was interrupted several times and was given up. Press Retry to start it again.',
  unexpected: 'Something unexpected went wrong. Nothing of the file at hand was stored. Please try again.',

  // Settings
  ownDatabaseNotAvailable:
    'Writing to a database of your own is not available yet. Leave target.connectionString blank to have the data stored for you.',
  disconnected: 'The connector has been disconnected.',
  noSchema:
    'The organisation has no code yet, so there is no schema for its tables. Ask your administrator, or fill in target.schema.',
  badSchema: 'target.schema must begin with a letter and have only letters, digits and underscores.',
  schemaTaken: (schema: string) =>
    `The schema ${schema} belongs to something else. Choose another target.schema.`,
  secretLost: 'The stored password of this connector can no longer be read. Enter it again.',

  // Tables
  badTableName: (file: string) =>
    `${file}: no table can be named after this file. Rename it, for example to orders.csv.`,
  tableTaken: (file: string, table: string) =>
    `${file}: the table ${table} already belongs to something else. Choose another target.schema.`,
  sameTable: (file: string, other: string, table: string) =>
    `${file}: this file and ${other} would both become the table ${table}. Rename one of them.`,
  keyMissing: (file: string, key: string) =>
    `${file}: the column ${key}, which tells the rows apart, is missing. Put it back, or run a full refresh.`,
  keyBlank: (file: string, key: string) =>
    `${file}: the column ${key}, which tells the rows apart, is empty in some rows. Fill it in, or run a full refresh.`,
  keyRepeated: (file: string, key: string) =>
    `${file}: some value of the column ${key}, which tells the rows apart, stands in two rows. Remove one, or run a full refresh.`,
  tableInUse: (file: string) =>
    `${file}: its table could not be changed, because other tables or views in the database depend on it.`,
  tableBusy: (file: string) => `${file}: its table was in use for too long. Please try again.`,
  tooWide: (file: string) => `${file}: a row is too wide for the database.`,

  // The database
  databaseFull: 'The database is full, so nothing of the file at hand was stored. Make room, then try again.',
  databaseGone: 'The database could not be reached. Nothing of the file at hand was stored.',
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
        return `${file} has ${count(problem.columns)} columns; at most ${count(problem.limit)} are possible.`
    }
  },
} as const
