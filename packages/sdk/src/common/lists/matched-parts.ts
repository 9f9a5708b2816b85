import { foldCase } from './search.ts'

/** A piece of a name, and whether the search is why the name was found. */
export type NamePart = { text: string; matched: boolean }

/** Letters with their accents, since folding takes them apart and a match must not. */
const letters = /\P{M}\p{M}*|\p{M}+/gu

/**
 * A name cut where a search matches it, to be shown with what matched marked: the whole search where it stands in one
 * piece, else each of its words. Letter case does not count, and no letter is parted from its accent.
 */
export function matchedParts(name: string, search: string): NamePart[] {
  const pieces = (name.match(letters) ?? []).map((text) => ({ text, folded: foldCase(text) }))
  const folded = pieces.map((piece) => piece.folded).join('')
  const spans = spansOf(folded, foldCase(search).split(/\s+/).filter(Boolean))
  const parts: NamePart[] = []
  let at = 0
  for (const { text, folded: letter } of pieces) {
    const [from, to] = [at, at + letter.length]
    at = to
    const matched = spans.some(([start, end]) => start < to && from < end)
    const last = parts.at(-1)
    if (last?.matched === matched) last.text += text
    else parts.push({ text, matched })
  }
  return parts
}

type Span = readonly [start: number, end: number]

function spansOf(text: string, words: readonly string[]): Span[] {
  if (words.length === 0) return []
  const whole = spanOf(text, words.join(' '))
  return whole ? [whole] : words.map((word) => spanOf(text, word)).filter((span) => span !== undefined)
}

/** Where a word begins with it, if there is such a place, as in the order of what is found; else where it stands first. */
function spanOf(text: string, part: string): Span | undefined {
  // A blank before the text as well, so that its first word is no exception.
  const inWord = ` ${text}`.indexOf(` ${part}`)
  const start = inWord < 0 ? text.indexOf(part) : inWord
  return start < 0 ? undefined : [start, start + part.length]
}
