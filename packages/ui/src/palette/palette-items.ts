import { type Found, isolated, nameFinder } from '@tributary/sdk/common'
import { useMemo } from 'react'
import type { PalettePicture } from './PalettePicture.tsx'

/** A page or an action of the palette. */
export type PaletteItem = {
  /** Unique within its group. */
  id: string
  name: string
  /** Where it leads, or what distinguishes it from equal names. Searched as well. */
  hint?: string | undefined
  /** Other words that find it. */
  keywords?: string | undefined
  picture: PalettePicture
  run: () => void
}

/** Options of one kind. */
export type PaletteGroup = {
  /** Such as "Screens" or "People". */
  label: string
  /** Undefined while they load. */
  items: readonly PaletteItem[] | undefined
  /** Why they could not be loaded, as a sentence. */
  failure?: string | undefined
}

/** How many options of a group are shown. The others are counted. */
export const PALETTE_GROUP_SHOWN = 6

/** An option with its position in the whole list. */
export type PaletteOption = PaletteItem & { key: string; index: number }

/** The shown options of a group, and the number of others. */
export type ShownGroup = { label: string; options: PaletteOption[]; more: number }

export type Results = {
  groups: ShownGroup[]
  options: PaletteOption[]
  /** The number of matches, shown or not. */
  total: number
  /** The group that still loads. Nothing is shown below it, so that nothing moves later. */
  awaited: string | undefined
  failures: string[]
}

type Find = (search: string, limit: number) => Found<PaletteItem>

/** Prepares ten thousand names once, however often the surrounding page renders. */
const finders = new WeakMap<readonly PaletteItem[], Find>()

function finderOf(items: readonly PaletteItem[]): Find {
  const find = finders.get(items) ?? nameFinder(items, textsOf)
  finders.set(items, find)
  return find
}

const textsOf = ({ name, hint = '', keywords = '' }: PaletteItem) => [name, hint, keywords]

/** Returns the groups that match a search. */
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
    failures: here.flatMap(({ label, failure }) =>
      failure === undefined ? [] : `${label}: ${isolated(failure)}`,
    ),
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
