/** Statements that are seldom repeated, such as those with lists of ids, are not worth preparing. */
const OFTEN = 5
/** Bounds the memory of each connection of the database. */
const MOST = 300

const seen = new Map<string, number>()
const names = new Map<string, string>()

/** Returns the name under which each connection prepares a frequent statement, so that it is parsed and planned once. */
export function preparedName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= MOST) return undefined
  const times = (seen.get(sql) ?? 0) + 1
  if (seen.size >= MOST) seen.clear()
  seen.set(sql, times)
  if (times < OFTEN) return undefined
  const name = `frequent_${names.size + 1}`
  names.set(sql, name)
  return name
}
