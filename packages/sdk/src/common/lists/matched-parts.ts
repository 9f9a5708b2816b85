import { foldCase } from './search.ts'

/** A part of a name, and whether the search matched it. */
export type NamePart = {
  /** The characters as the name spells them. */
  text: string
  /** Whether the search matched them. */
  matched: boolean
}

/** Letters with their accents. Folding separates them, but a match must not. */
const letters = /\P{M}\p{M}*|\p{M}+/gu

/**
 * Splits a name into matched and other parts, to highlight a search: the whole search if it occurs, else each of its
 * words. Ignores letter case and never separates a letter from its accent.
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

/** Returns where a word begins with the search, as the result order prefers it; else its first occurrence. */
function spanOf(text: string, part: string): Span | undefined {
  // Prepends a space so that the first word needs no special case.
  const inWord = ` ${text}`.indexOf(` ${part}`)
  const start = inWord < 0 ? text.indexOf(part) : inWord
  return start < 0 ? undefined : [start, start + part.length]
}
