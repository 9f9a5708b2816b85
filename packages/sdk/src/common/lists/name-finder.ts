import { foldCase } from './search.ts'

/** The best matches of a search, and the number of all matches. */
export type Found<T> = {
  /** The best matches, best first. */
  items: T[]
  /** The number of all matches. */
  total: number
}

/** Rates a match of folded texts: 0 starts with the search, 3 contains its words anywhere. Lower is better. */
function rankOf(text: string, search: string, words: readonly string[]): number | undefined {
  const at = text.indexOf(search)
  if (at === 0) return 0
  if (at > 0) return text.includes(` ${search}`) ? 1 : 2
  return words.every((word) => text.includes(word)) ? 3 : undefined
}

/**
 * Returns a search over items by their texts, the most important text first. Ignores letter case and word order. Ranks
 * items that start with the search first, then those with a word that does, then those that contain it, then those
 * that contain its words. Equal ranks keep their order, and an empty search matches everything. Texts are folded once,
 * at the first search, so that 10,000 items are searched within a keystroke.
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
