import { nameSearch, otherDirection, type SortDirection, sortedByName } from '@tributary/sdk/common'
import { useCallback, useMemo, useState } from 'react'

/** A list of named items with a search and an order. */
export function useNamedList<T extends { name: string }>(items: readonly T[]) {
  const [search, setSearch] = useState('')
  const [direction, setDirection] = useState<SortDirection>('ascending')
  const sorted = useMemo(() => sortedByName(items, direction), [items, direction])
  const find = useMemo(() => nameSearch(sorted, ({ name }) => name), [sorted])
  const shown = useMemo(() => (search.trim() === '' ? sorted : find(search)), [find, search, sorted])
  const turn = useCallback(() => setDirection(otherDirection), [])
  return { items: sorted, shown, search, setSearch, direction, turn }
}

export type NamedList<T extends { name: string }> = ReturnType<typeof useNamedList<T>>
