const ITEM =
  /(?:\[(?:\\.|[^\]\\])+\]|\\[dwDW.+*?()[\]{}|^$/-]|[^\\()[\]{}|^$*+?])([*+?]|\{\d{1,3}(?:,\d{0,3})?\})?/y
/** With more, a text of the longest length could be tried in too many ways. */
const MOST_VARIABLE = 3

/**
 * Whether a pattern of a manifest is a sequence of characters, classes and quantifiers, without groups and alternatives.
 * Such a pattern never needs long for a value of 200 characters.
 */
export function isSafePattern(pattern: string): boolean {
  let [at, variable] = [0, 0]
  while (at < pattern.length) {
    ITEM.lastIndex = at
    const found = ITEM.exec(pattern)
    if (!found) return false
    at += found[0].length
    if (found[1] && !/^\{\d+\}$/.test(found[1])) variable += 1
  }
  return variable <= MOST_VARIABLE && compiles(pattern)
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}
