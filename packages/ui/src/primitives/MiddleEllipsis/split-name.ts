/** Shorter names are not split: at most a few characters are cut off their end. */
const SHORTEST = 20
/** How many characters remain at the start, and at the end. */
const HEAD = 8
const TAIL = { least: 6, usual: 12, most: 18 } as const

const segmenter = new Intl.Segmenter()

/** The two parts of a long name. The end remains because similar names usually differ there. */
export type SplitName = { head: string; tail: string }

/** The possible length of the end, and the length up to which a name is not split, in characters. */
export type SplitRoom = { shortest: number; tail: { least: number; usual: number; most: number } }

const ONE_LINE: SplitRoom = { shortest: SHORTEST, tail: TAIL }

/** Splits a long name before its last words, or before its last characters. Returns null if no split is needed. */
export function splitName(name: string, { shortest, tail }: SplitRoom = ONE_LINE): SplitName | null {
  if (name.length <= shortest || isEmailAddress(name)) return null
  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment)
  const count = characters.length
  if (count <= shortest) return null
  const at = count - tailLength(characters, tail)
  return { head: characters.slice(0, at).join(''), tail: characters.slice(at).join('') }
}

/** Email addresses of one organisation differ at the start. */
const isEmailAddress = (name: string) => /^\S+@\S+$/.test(name)

/** Returns the length of the last words that comes closest to the usual length. */
function tailLength(characters: readonly string[], tail: SplitRoom['tail']): number {
  const count = characters.length
  const lengths: number[] = []
  for (let length: number = tail.least; length <= Math.min(tail.most, count - HEAD); length++)
    if (/\s/.test(characters[count - length - 1] ?? '')) lengths.push(length)
  const distance = (length: number) => Math.abs(length - tail.usual)
  return lengths.reduce(
    (best, length) => (distance(length) < distance(best) ? length : best),
    lengths[0] ?? tail.usual,
  )
}
