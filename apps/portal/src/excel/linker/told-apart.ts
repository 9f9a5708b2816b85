type Named = { name: string; detail?: string | undefined }

/** The items with what tells them apart beside the names that several have. */
export function toldApart<Item extends Named>(items: readonly Item[]): Item[] {
  const times = Map.groupBy(items, ({ name }) => name.toLowerCase())
  return items.map((item) => {
    const alike = (times.get(item.name.toLowerCase())?.length ?? 0) > 1
    return alike && item.detail ? { ...item, name: `${item.name} (${item.detail})` } : item
  })
}
