import { foldCase } from '@tributary/sdk/common'

/** Returns the row that a key leads to, or null for other keys. */
export function placeAfter(key: string, from: number, count: number, page: number): number | null {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
    PageDown: from + page,
    PageUp: from - page,
  }[key]
  return to === undefined || count === 0 ? null : Math.min(Math.max(to, 0), count - 1)
}

/** Letters typed within this time belong to one word. */
export const TYPING_MS = 700

/**
 * Returns the next row whose name starts with the typed text, from this one on and around, or -1. A repeated letter
 * steps through the names that start with it.
 */
export function placeOfTyped(names: readonly { name: string }[], typed: string, from: number): number {
  const wanted = foldCase(typed)
  const letters = new Set(wanted)
  const [letter = ''] = letters
  const repeated = letters.size === 1
  const start = wanted.length === 1 || repeated ? from + 1 : from
  return nextBeginning(names, repeated ? letter : wanted, start)
}

function nextBeginning(names: readonly { name: string }[], wanted: string, start: number): number {
  for (let step = 0; step < names.length; step++) {
    const place = (start + step + names.length) % names.length
    if (foldCase(names[place]?.name.trimStart() ?? '').startsWith(wanted)) return place
  }
  return -1
}
