/** The maximum length of a PostgreSQL name, in bytes of UTF-8. */
export const NAME_MAX_BYTES = 63

/** PostgreSQL reserves these column names in every table. */
const systemColumns = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'])

/**
 * Derives a name for a schema, table or column that needs no quotes in SQL: lower case, words joined by underscores,
 * letters of any language kept, at most 63 bytes. Empty if no letter or digit is left.
 */
export function safeName(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
  const name = /^\p{N}/u.test(words) ? `_${words}` : words
  return truncateToBytes(systemColumns.has(name) ? `${name}_` : name, NAME_MAX_BYTES)
}

/** Returns the start of a text that fits in this many bytes of UTF-8, without splitting a character. */
export function truncateToBytes(text: string, bytes: number): string {
  let taken = 0
  let cut = ''
  for (const character of text) {
    taken += bytesOf(character)
    if (taken > bytes) break
    cut += character
  }
  return cut
}

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
