const MAX_BYTES = 63

/** PostgreSQL keeps these for itself in every table. */
const systemColumns = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'])

/**
 * A name for a column or table that reads well in SQL without quotes: lower case, words joined by underscores,
 * letters of any language kept, at most 63 bytes. Empty when nothing usable is left.
 */
export function safeName(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
  const name = /^\p{N}/u.test(words) ? `_${words}` : words
  return cutToBytes(systemColumns.has(name) ? `${name}_` : name, MAX_BYTES)
}

/** One safe name per heading: an empty one is named by its place, a repeated one gets a number. */
export function columnNames(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, index) => {
    const name = unique(safeName(heading) || `column_${index + 1}`, taken)
    taken.add(name)
    return name
  })
}

function unique(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `_${number}`
    const candidate = cutToBytes(name, MAX_BYTES - suffix.length) + suffix
    if (!taken.has(candidate)) return candidate
  }
}

function cutToBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  let cut = ''
  for (const character of text) {
    if (Buffer.byteLength(cut) + Buffer.byteLength(character) > bytes) break
    cut += character
  }
  return cut
}
