import { foldCase } from './search.ts'

/** What a search has found: the best few, and how many there are in all. */
export type Found<T> = { items: T[]; total: number }

/** How well a folded text answers a folded search: 0 begins with it, 3 holds its words here and there. */
function rankOf(text: string, search: string, words: readonly string[]): number | undefined {
  const at = text.indexOf(search)
  if (at === 0) return 0
  if (at > 0) return text.includes(` ${search}`) ? 1 : 2
  return words.every((word) => text.includes(word)) ? 3 : undefined
}

/**
 * Finds among many things by their texts, the most telling first in each: letter case does not count, words may stand
 * in any order. Who begins with the search comes before who has a word that does, then who holds it, then who holds
 * its words; those alike keep their order, and no search finds everything. Texts are folded once, at the first search,
 * so that 10,000 of them are searched within a keystroke.
 */
export function nameFinder<T>(items: readonly T[], textsOf: (item: T) => readonly string[]) {
  let folded: string[] | undefined
  return (search: string, limit: number): Found<T> => {
    const words = foldCase(search).split(/\s+/).filter(Boolean)
    if (words.length === 0) return { items: items.slice(0, limit), total: items.length }
    folded ??= items.map((item) => foldCase(textsOf(item).join(' ')))
    const ranked: T[][] = [[], [], [], []]
    let total = 0
    for (const [index, item] of items.entries()) {
      const rank = rankOf(folded[index] ?? '', words.join(' '), words)
      if (rank === undefined) continue
      total += 1
      ranked[rank]?.push(item)
    }
    return { items: ranked.flat().slice(0, limit), total }
  }
}
