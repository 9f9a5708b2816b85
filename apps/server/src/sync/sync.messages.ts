import type { CsvProblem } from './csv/csv-failure.ts'

// Progress is formatted for every batch of rows, and `toLocaleString` is a hundred times slower.
const { format: count } = new Intl.NumberFormat('en-GB')
const rowsOf = (rows: number) => (rows === 1 ? '1 row' : `${count(rows)} rows`)
/** More tables without rows than these are counted instead of named. */
const MOST_EMPTY = 2
const mebibytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

/** Sentences that refreshes show to users. They mention the user's data, never our internals. */
export const syncMessages = {
  // While it runs
  connecting: 'Checking for new data',
  writingStructure: 'Writing the structure to your database',
  reading: (file: string, rows: number) => `${file}: ${rowsOf(rows)}`,
  progress: (stream: string, sentence: string) => `${stream}: ${sentence}`,
  storing: (file: string, rows: number) => `${file}: storing ${rowsOf(rows)}`,
  tryingAgain: (why: string) => `${why} Trying again.`,
  stopped: 'The server was stopped. The refresh continues when it is back.',

  // When it is over
  nothingNew: 'Nothing has changed since the last refresh.',
  nothingThere: 'The source has no data that this connector is set to fetch.',
  taken: (streams: readonly { name: string; rows: number }[]) => {
    const empty = streams.filter(({ rows }) => rows === 0)
    const isCounted = empty.length > MOST_EMPTY
    const listed = isCounted ? streams.filter(({ rows }) => rows > 0) : streams
    const shown = listed.slice(0, 50).map(({ name, rows }) => `${name}: ${rowsOf(rows)}`)
    return [
      ...shown,
      ...(listed.length > 50 ? [`and ${count(listed.length - 50)} more`] : []),
      ...(isCounted ? [`${count(empty.length)} tables without changes`] : []),
    ].join('; ')
  },
  moved: (schema: string, usual: string) =>
    `The tables are in the schema ${schema}, because ${usual} has other tables of the same names.`,
  leftOut: (streams: readonly string[], why: string) => `Left out: ${streams.join(', ')}. ${why}`,
  failures: (sentences: readonly string[]) => {
    const shown = sentences.slice(0, 5)
    return [
      ...shown,
      ...(sentences.length > 5 ? [`${count(sentences.length - 5)} more could not be fetched.`] : []),
    ].join(' ')
  },
  interrupted: 'The refresh was interrupted several times and has stopped. Press Retry to start it again.',
  unexpected: 'Something unexpected went wrong. The data being fetched was not stored. Please try again.',

  // Settings
  badConnectionString:
    'The settings of your database cannot be read. Enter the database again, with its host, name, user and password.',
  notThisDatabase:
    'Tables cannot be written to this kind of database yet. Leave the settings of your database blank to store them with us.',
  disconnected: 'The connector has been disconnected.',
  noSchema:
    'The organisation needs a code or a schema for its tables. Ask your administrator, or enter a schema.',
  badSchema: 'The schema must start with a letter and contain only letters, digits and underscores.',
  schemaTaken: (schema: string) =>
    `The schema ${schema} is already in use. Enter another schema in the settings of the connector.`,
  secretLost: 'The stored password of this connector can no longer be read. Enter it again.',

  // Tables
  badTableName: (name: string) =>
    `${name}: its name has no letter or digit, so no table can be named after it.`,
  tableTaken: (name: string, table: string) =>
    `${name}: the table ${table} is already in use. Enter another schema in the settings of the connector.`,
  sameTable: (name: string, other: string, table: string) =>
    `${name}: it and ${other} would both be stored in the table ${table}. Rename one of them.`,
  keyMissing: (name: string, key: string) =>
    `${name}: the key column ${key} is missing. Add it again, or run a full refresh.`,
  keyBlank: (name: string, key: string) =>
    `${name}: the key column ${key} is empty in some rows. Fill it in, or run a full refresh.`,
  keyRepeated: (name: string, key: readonly string[]) =>
    `${name}: two rows have the same value in the key column ${key.join(' with ')}. Remove one, or run a full refresh.`,
  misfit: (name: string, column: string | undefined) =>
    column === undefined
      ? `${name}: a value does not fit the type of its column, so no row was stored.`
      : `${name}: a value of the column ${column} does not fit its type, so no row was stored.`,
  tableChanged: (name: string) => `${name}: its table was changed during the refresh.`,
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
  databaseFull: 'The database is full, so the data being fetched was not stored. Make room, then try again.',
  databaseLost: 'The database could not be reached. The data being fetched was not stored.',
  inTarget: (sentence: string) => `Your database could not be written to. ${sentence}`,
  databaseRefused: 'The database does not allow tables to be created there.',

  csv: (file: string, problem: CsvProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return `${file} is empty: it has no line with column names.`
      case 'utf-16':
        return `${file} is saved as UTF-16. Save it as "CSV UTF-8" and try again.`
      case 'not-utf-8':
        return `${file}, line ${problem.line}: some characters are not UTF-8. Save the file as "CSV UTF-8" and try again.`
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
