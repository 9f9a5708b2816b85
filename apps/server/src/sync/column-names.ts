import { NAME_MAX_BYTES, safeName, truncateToBytes } from '@tributary/domain'

/** Returns a safe, unique name for each heading. An empty one is named by its position, a repeated one gets a number. */
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
    const candidate = truncateToBytes(name, NAME_MAX_BYTES - suffix.length) + suffix
    if (!taken.has(candidate)) return candidate
  }
}
