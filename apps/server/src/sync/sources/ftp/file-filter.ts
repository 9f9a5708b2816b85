/** What is read when a connector names no filter. */
const defaultFilter = '*.csv *.tsv *.txt'

/** Whether a connector's filter and exclude filter choose a file name. Letter case does not count. */
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

/** Patterns separated by commas or spaces; commas within braces belong to the pattern. */
export function patternsIn(text: string): string[] {
  const patterns = text.match(/(?:\{[^{}]*\}|[^\s,])+/g) ?? []
  return patterns.flatMap(alternatives).map(fold)
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()

/** `orders.{csv,txt}` as `orders.csv` and `orders.txt`. At most a few, whatever somebody writes. */
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
 * A glob with `*` and `?`, in time proportional to pattern × name. Made by hand because globs turned into regular
 * expressions can be made to run for minutes: `*a*a*a*a*a*a*b` took picomatch 2.6 s on a name of 80 letters.
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
