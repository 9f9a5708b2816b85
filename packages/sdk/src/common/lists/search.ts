/**
 * Folds text for comparison without letter case. Separates letters from accents, because upper case has fewer
 * combined letters. Upper case merges ß, ẞ and SS, and ı and I. The dot that lower case leaves over an İ is
 * removed, so "istanbul" finds "İSTANBUL" in any browser language.
 */
export const foldCase = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')

/** Whether a name contains the search text, in any letter case. An empty search matches everything. */
export const nameContains = (name: string, search: string): boolean =>
  foldCase(name).includes(foldCase(search.trim()))

/**
 * Prepares a list for repeated searches by name: names are folded once, at the first search. Matches like {@link
 * nameContains} and keeps the order of the list.
 */
export function nameSearch<T>(items: readonly T[], nameOf: (item: T) => string): (search: string) => T[] {
  let folded: string[] | undefined
  return (search) => {
    const wanted = foldCase(search.trim())
    if (wanted === '') return [...items]
    folded ??= items.map((item) => foldCase(nameOf(item)))
    const names = folded
    return items.filter((_, place) => names[place]?.includes(wanted))
  }
}

/** Returns the connectors whose name contains the search text, in their order. */
export const searchByName = <T extends { name: string }>(items: readonly T[], search: string): T[] =>
  items.filter((item) => nameContains(item.name, search))
