import type { Language } from './language.ts'

const plain = 'ABCDEFGHIJKLMNOPRSTUWYZabcdefghijklmnoprstuwyz'
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŘŠŢÛŴÝŽåƀçðéƒĝĥîĵķļɱñöþřšţûŵýž'
const letters = /* @__PURE__ */ new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]))

/**
 * A language for tests. It shows each text of a catalogue with accents, a third longer and in brackets: `[Šåvé ~~]`. Text
 * without brackets does not come from a catalogue, and text that is cut off shows where a translation would not fit.
 */
export const pseudoLanguage: Language = {
  tag: 'en-XA',
  direction: 'ltr',
  catalogues: {},
  derive: (english) => derived(english) as object,
}

function derived(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') return (...values: unknown[]) => derived(value(...values))
  if (Array.isArray(value)) return value.map(derived)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, derived(inner)]))
}

/** Text that already contains text of a catalogue gets brackets once more, but no second accents. */
function pseudoText(text: string): string {
  const longer = '~'.repeat(Math.ceil(text.length / 3))
  return text.trim() === ''
    ? text
    : `[${[...text].map((letter) => letters.get(letter) ?? letter).join('')} ${longer}]`
}
