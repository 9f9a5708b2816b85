/** The number of characters after which a table name is cut on screen. */
export const TABLE_NAME_SHOWN = 20

const truncated = (name: string): string => {
  // Most names are short, and Intl.Segmenter is too slow to run for every row of a table.
  if (name.length <= TABLE_NAME_SHOWN) return name
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.length > TABLE_NAME_SHOWN ? `${characters.slice(0, TABLE_NAME_SHOWN).join('')}...` : name
}

/** Derives the SQL-style name of a helper table: ASCII letters and digits, without one leading digit. May be empty. */
export const inputTableName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^A-Za-z0-9]/g, '')
    .replace(/^\d/, '')

/** Returns the error if this name has no SQL-style form; null if it has one. */
export const helperTableNameError = (name: string): string | null =>
  inputTableName(name) === '' ? `${name.trim()}: please use at least one letter.` : null

/** The names of a table. `sql` may be cut for display; `sqlWhole` is complete, for copying. */
export type TableNames = {
  /** The name in SQL, cut for display if it is long. */
  sql: string
  /** The complete name in SQL, for copying. */
  sqlWhole: string
  /** The name in Excel. */
  excel: string
}

/** Returns the names of a helper table in SQL and in Excel. */
export const helperTableNames = (table: { inputTableName: string }): TableNames => ({
  sql: `Helper_${truncated(table.inputTableName)}`,
  sqlWhole: `Helper_${table.inputTableName}`,
  excel: table.inputTableName,
})

/** Returns the names of a version in SQL and in Excel: its name without spaces. */
export function versionTableNames(version: { name: string }): TableNames {
  const compact = version.name.replace(/\s/g, '')
  return { sql: `Version_${truncated(compact)}`, sqlWhole: `Version_${compact}`, excel: `tbl${compact}` }
}
