/** A shown table name is cut after so many characters (connectors spec 9). */
export const TABLE_NAME_SHOWN = 20

const truncated = (name: string): string => {
  // Most names are short, and taking one apart costs more than a row of a table may.
  if (name.length <= TABLE_NAME_SHOWN) return name
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.length > TABLE_NAME_SHOWN ? `${characters.slice(0, TABLE_NAME_SHOWN).join('')}...` : name
}

/** The SQL-style name of a helper table: letters and digits of ASCII, one digit in front dropped. Empty when none is left. */
export const inputTableName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^A-Za-z0-9]/g, '')
    .replace(/^\d/, '')

/** Why a helper table cannot be called that, for want of an SQL-style name; null when it can (requirement HELPER-11). */
export const helperTableNameError = (name: string): string | null =>
  inputTableName(name) === '' ? `${name.trim()}: please use at least one letter.` : null

/** The names of a table: `sql` as lists show it, cut, and `sqlWhole` as it is copied. */
export type TableNames = { sql: string; sqlWhole: string; excel: string }

/** What a helper table is called in SQL and in Excel, as lists show it (requirement HELPER-11). */
export const helperTableNames = (table: { inputTableName: string }): TableNames => ({
  sql: `Helper_${truncated(table.inputTableName)}`,
  sqlWhole: `Helper_${table.inputTableName}`,
  excel: table.inputTableName,
})

/** What a version is called in SQL and in Excel, as lists show it: its name without spaces (requirement VER-17). */
export function versionTableNames(version: { name: string }): TableNames {
  const compact = version.name.replace(/\s/g, '')
  return { sql: `Version_${truncated(compact)}`, sqlWhole: `Version_${compact}`, excel: `tbl${compact}` }
}
