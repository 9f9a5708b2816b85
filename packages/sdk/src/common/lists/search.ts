/**
 * Brings text to a form in which letter case does not count. Letters and their accents are taken apart, since
 * upper case knows fewer of them joined. Going through upper case joins ß, ẞ and SS, ı and I;
 * the dot that lower-casing leaves over an İ goes, so that "istanbul" finds "İSTANBUL" in any browser language.
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

/** Whether a name contains what was searched for, in any letter case; an empty search finds everything. */
export const nameContains = (name: string, search: string): boolean =>
  foldCase(name).includes(foldCase(search.trim()))

/**
 * Prepares a list for being searched by name at every key: names are folded once, at the first search. Finds what
 * {@link nameContains} finds, in the order of the list.
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

/** The connectors whose name contains the search text, in their order (requirement CONNDASH-31). */
export const searchByName = <T extends { name: string }>(items: readonly T[], search: string): T[] =>
  items.filter((item) => nameContains(item.name, search))
