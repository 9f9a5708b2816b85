/** The default filter of a connector. */
const defaultFilter = '*.csv *.tsv *.txt'

/** Returns a test for file names by a connector's filter and exclude filter. Letter case does not count. */
export function fileFilter(
  filter: string | undefined,
  excludeFilter: string | undefined,
): (name: string) => boolean {
  const chosen = patternsIn(filter || defaultFilter)
  const excluded = patternsIn(excludeFilter ?? '')
  return (name) => {
    const folded = fold(name)
    return (
      chosen.some((pattern) => matches(pattern, folded)) &&
      !excluded.some((pattern) => matches(pattern, folded))
    )
  }
}

/** Splits a filter at commas and spaces. A comma inside braces belongs to the pattern. */
export function patternsIn(text: string): string[] {
  const patterns = text.match(/(?:\{[^{}]*\}|[^\s,])+/g) ?? []
  return patterns.flatMap(alternatives).map(fold)
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** Expands `orders.{csv,txt}` to `orders.csv` and `orders.txt`, up to 100 patterns. */
function alternatives(pattern: string): string[] {
  let written = [pattern]
  for (let braces = 0; braces < 3; braces++) written = written.flatMap(firstBraces).slice(0, 100)
  return written
}

function firstBraces(pattern: string): string[] {
  const braces = /^([^{]*)\{([^{}]*)\}(.*)$/s.exec(pattern)
  if (!braces) return [pattern]
  const [, before = '', inside = '', after = ''] = braces
  return inside.split(',').map((choice) => before + choice + after)
}

/**
 * Matches a glob with `*` and `?` in time proportional to pattern × name. Not a library, because a glob compiled to a
 * regular expression can be made to run for minutes: picomatch took 2.6 s for `*a*a*a*a*a*a*b` on a name of 80 letters.
 */
export function matches(pattern: string, name: string): boolean {
  let at = 0
  let star = -1
  let resume = 0
  for (let index = 0; index < name.length; ) {
    if (pattern[at] === '*') {
      star = at++
      resume = index
    } else if (pattern[at] === '?' || pattern[at] === name[index]) {
      at++
      index++
    } else if (star >= 0) {
      at = star + 1
      index = ++resume
    } else return false
  }
  while (pattern[at] === '*') at++
  return at === pattern.length
}
