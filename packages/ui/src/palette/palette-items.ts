import { type Found, nameFinder } from '@tributary/sdk/common'
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

type Find = (search: string, limit: number) => Found<PaletteItem>

/** Ten thousand names are prepared once, however often the page around the palette is drawn. */
const finders = new WeakMap<readonly PaletteItem[], Find>()

function finderOf(items: readonly PaletteItem[]): Find {
  const find = finders.get(items) ?? nameFinder(items, textsOf)
  finders.set(items, find)
  return find
}

const textsOf = ({ name, hint = '', keywords = '' }: PaletteItem) => [name, hint, keywords]

/** What a search leaves of the groups. */
export const useResults = (groups: readonly PaletteGroup[], search: string): Results =>
  useMemo(() => resultsOf(groups, search), [groups, search])

const isAwaited = ({ items, failure }: PaletteGroup) => items === undefined && failure === undefined

function resultsOf(groups: readonly PaletteGroup[], search: string): Results {
  const firstAwaited = groups.findIndex(isAwaited)
  const here = firstAwaited < 0 ? groups : groups.slice(0, firstAwaited)
  const found = here.map(({ label, items = [] }) => ({
    label,
    ...finderOf(items)(search, PALETTE_GROUP_SHOWN),
  }))
  const shown = numbered(found.filter(({ total }) => total > 0))
  return {
    groups: shown,
    options: shown.flatMap(({ options }) => options),
    total: found.reduce((sum, { total }) => sum + total, 0),
    awaited: groups[firstAwaited]?.label,
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
