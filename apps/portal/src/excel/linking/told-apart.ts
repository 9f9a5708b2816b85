import type { LinkedItem } from './linking-kind.ts'

/** The items with what tells them apart beside the names that several have. */
export function toldApart(items: readonly LinkedItem[]): LinkedItem[] {
  const times = Map.groupBy(items, ({ name }) => name.toLowerCase())
  return items.map((item) => {
    const alike = (times.get(item.name.toLowerCase())?.length ?? 0) > 1
    return alike && item.detail ? { ...item, name: `${item.name} (${item.detail})` } : item
  })
}
