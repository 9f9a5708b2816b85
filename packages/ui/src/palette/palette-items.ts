import { type Found, isolated, nameFinder } from '@tributary/sdk/common'
import type { TriageState } from '@tributary/sdk/connectors'
import { useMemo } from 'react'
import type { PalettePicture } from './PalettePicture.tsx'
import { paletteText } from './palette.messages.ts'

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
  /** The state of a connector, as a glyph at the end. */
  state?: TriageState | undefined
  run: () => void
  /** Opens the page of the object of an action. Otherwise Ctrl+Enter does what Enter does. */
  open?: (() => void) | undefined
}

/** Options of one kind. */
export type PaletteGroup = {
  /** Such as "Screens" or "People". */
  label: string
  /** Undefined while they load. */
  items: readonly PaletteItem[] | undefined
  /** Why they could not be loaded, as a sentence. */
  failure?: string | undefined
  /** Whether its options are actions, which `>` shows alone. */
  actions?: boolean
  /** Shows the group only before the user types, or only after. Without it, always. */
  when?: 'opening' | 'search'
  /** Returns the options for the words that were typed, for combinations that are too many to list. Replaces the search in `items`. */
  itemsFor?: (words: string) => readonly PaletteItem[]
  /** Writes the states of its options next to their glyphs. */
  inWords?: boolean
}

/** How many options of a group are shown. The others are counted. */
export const PALETTE_GROUP_SHOWN = 6

/** An option with its position in the whole list. */
export type PaletteOption = PaletteItem & { key: string; index: number }

/** The shown options of a group, and the number of others. */
export type ShownGroup = { label: string; options: PaletteOption[]; more: number; inWords: boolean }

/** What the user typed: the words to find, and whether only actions are shown. */
export type Typed = { words: string; onlyActions: boolean }

const ONLY_ACTIONS = '>'

/** Reads the box: `>` before the words shows only actions. */
export function typedIn(box: string): Typed {
  const text = box.trim()
  const onlyActions = text.startsWith(ONLY_ACTIONS)
  return { words: onlyActions ? text.slice(ONLY_ACTIONS.length).trim() : text, onlyActions }
}

/** Returns where to look for what the palette does not have. */
export type Elsewhere = (words: string) => readonly PaletteItem[]

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

/** Returns the groups that match what was typed. */
export const useResults = (
  groups: readonly PaletteGroup[],
  { words, onlyActions }: Typed,
  elsewhere: Elsewhere = nowhere,
): Results =>
  useMemo(() => resultsOf(groups, { words, onlyActions }, elsewhere), [groups, words, onlyActions, elsewhere])

const nowhere: Elsewhere = () => []

const isAwaited = ({ items, failure }: PaletteGroup) => items === undefined && failure === undefined

const isShown = ({ actions = false, when }: PaletteGroup, { words, onlyActions }: Typed): boolean =>
  onlyActions ? actions : when === undefined || when === (words ? 'search' : 'opening')

function resultsOf(all: readonly PaletteGroup[], typed: Typed, elsewhere: Elsewhere): Results {
  const groups = all.filter((group) => isShown(group, typed))
  const firstAwaited = groups.findIndex(isAwaited)
  const here = firstAwaited < 0 ? groups : groups.slice(0, firstAwaited)
  const found = here.map(({ items = [], itemsFor, ...group }) => ({
    ...group,
    ...(itemsFor ? firstOf(itemsFor(typed.words)) : finderOf(items)(typed.words, PALETTE_GROUP_SHOWN)),
  }))
  const total = found.reduce((sum, group) => sum + group.total, 0)
  const awaited = groups[firstAwaited]?.label
  const isNothing = total === 0 && awaited === undefined && typed.words !== ''
  const shown = numbered(
    isNothing ? elsewhereGroup(elsewhere(typed.words)) : found.filter((group) => group.total > 0),
  )
  return {
    groups: shown,
    options: shown.flatMap(({ options }) => options),
    total,
    awaited,
    failures: here.flatMap(({ label, failure }) =>
      failure === undefined ? [] : `${label}: ${isolated(failure)}`,
    ),
  }
}

const firstOf = (items: readonly PaletteItem[]): Found<PaletteItem> => ({
  items: items.slice(0, PALETTE_GROUP_SHOWN),
  total: items.length,
})

type FoundGroup = Found<PaletteItem> & Pick<PaletteGroup, 'label' | 'inWords'>

const elsewhereGroup = (items: readonly PaletteItem[]): FoundGroup[] =>
  items.length === 0 ? [] : [{ label: paletteText.elsewhere, items: [...items], total: items.length }]

function numbered(found: readonly FoundGroup[]): ShownGroup[] {
  let index = 0
  return found.map(({ label, items, total, inWords = false }) => ({
    label,
    inWords,
    options: items.map((item) => ({ ...item, key: `${label} ${item.id}`, index: index++ })),
    more: total - items.length,
  }))
}
