import { foldCase } from '@tributary/sdk/common'

/** Where in a list a key leads from a row; null when the key leads nowhere (design language, section 12). */
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

/** Letters that are typed within so many milliseconds belong to one word. */
export const TYPING_MS = 700

/**
 * The next row whose name begins with what was typed, from this one on and round again; -1 when there is none. The same
 * letter over and over goes through the names that begin with it.
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
