type Named = { name: string; detail?: string | undefined }

/** The items, with their detail appended to the names that several of them have. */
export function disambiguateNames<Item extends Named>(items: readonly Item[]): readonly Item[] {
  // Areas have no detail, and there may be ten thousand of them.
  if (!items.some(({ detail }) => detail)) return items
  const sameName = Map.groupBy(items, ({ name }) => name.toLowerCase())
  return items.map((item) => {
    const isShared = (sameName.get(item.name.toLowerCase())?.length ?? 0) > 1
    return isShared && item.detail ? { ...item, name: `${item.name} (${item.detail})` } : item
  })
}
