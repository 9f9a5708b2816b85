import { type Found, nameFinder } from '@tributary/sdk/rules'
import { useMemo } from 'react'
import type { PalettePicture } from './PalettePicture.tsx'

/** One thing the palette leads to or does. */
export type PaletteItem = {
  /** Its own within its group. */
  id: string
  name: string
  /** Where it leads, or what tells it from others of its name; it is found by this too. */
  hint?: string | undefined
  /** Other words it is found by. */
  keywords?: string | undefined
  picture: PalettePicture
  run: () => void
}

/** Things of one kind. */
export type PaletteGroup = {
  /** "Screens", "People". */
  label: string
  /** Undefined while they are on their way. */
  items: readonly PaletteItem[] | undefined
  /** Why they never came, as a sentence. */
  failure?: string | undefined
}

/** How many of a group are shown; how many more there are is told. */
export const PALETTE_GROUP_SHOWN = 6

/** One line of the list, with the place it has in the whole list. */
export type PaletteOption = PaletteItem & { key: string; index: number }

/** What the list shows of a group. */
export type ShownGroup = { label: string; options: PaletteOption[]; more: number }

export type Results = {
  groups: ShownGroup[]
  options: PaletteOption[]
  /** How many were found, shown or not. */
  total: number
  /** The group that is still on its way; nothing is drawn below it, so that what is drawn stays where it is. */
  awaited: string | undefined
  failures: string[]
}

type Finder = PaletteGroup & { find: (search: string, limit: number) => Found<PaletteItem> }

const textsOf = ({ name, hint = '', keywords = '' }: PaletteItem) => [name, hint, keywords]

/** What a search leaves of the groups. */
export function useResults(groups: readonly PaletteGroup[], search: string): Results {
  const finders = useMemo(
    () => groups.map((group) => ({ ...group, find: nameFinder(group.items ?? [], textsOf) })),
    [groups],
  )
  return useMemo(() => resultsOf(finders, search), [finders, search])
}

const isAwaited = ({ items, failure }: PaletteGroup) => items === undefined && failure === undefined

function resultsOf(finders: readonly Finder[], search: string): Results {
  const firstAwaited = finders.findIndex(isAwaited)
  const here = firstAwaited < 0 ? finders : finders.slice(0, firstAwaited)
  const found = here.map(({ label, find }) => ({ label, ...find(search, PALETTE_GROUP_SHOWN) }))
  const groups = numbered(found.filter(({ total }) => total > 0))
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    total: found.reduce((sum, { total }) => sum + total, 0),
    awaited: finders[firstAwaited]?.label,
    failures: here.flatMap(({ label, failure }) => (failure === undefined ? [] : `${label}: ${failure}`)),
  }
}

function numbered(found: readonly (Found<PaletteItem> & { label: string })[]): ShownGroup[] {
  let index = 0
  return found.map(({ label, items, total }) => ({
    label,
    options: items.map((item) => ({ ...item, key: `${label} ${item.id}`, index: index++ })),
    more: total - items.length,
  }))
}
