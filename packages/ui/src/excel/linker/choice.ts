import type { ApplyFor, Id } from '@tributary/domain'
import type { LinkerChoice } from './linker-types.ts'

type Item = { id: Id }

/** No number is longer when it is written out. */
const LONGEST_NUMBER = 24

/** An id in the form in which 7 and "7" are one. Numbers stay what they are: ten thousand need no text made of them. */
export const keyOf = (id: Id): Id => {
  if (typeof id === 'number' || id.length > LONGEST_NUMBER) return id
  const number = Number(id)
  return String(number) === id ? number : id
}

/** What is ticked, ready to be asked about any of ten thousand rows. */
export type Ticks = ReadonlySet<Id>

/** The ids of a choice as {@link Ticks}. */
export function ticksOf(ids: readonly Id[]): Ticks {
  const ticks = new Set<Id>()
  for (const id of ids) ticks.add(keyOf(id))
  return ticks
}

/** Whether a row is ticked: every row is while a scope of all is chosen (design language, section 9). */
export const isTicked = (applyFor: ApplyFor, ticks: Ticks, id: Id): boolean =>
  applyFor !== 'onlySelected' || ticks.has(keyOf(id))

/** The choice with another scope. What was ticked is kept, so that the way back is free. */
export const withScope = (choice: LinkerChoice, applyFor: ApplyFor): LinkerChoice => ({ ...choice, applyFor })

/**
 * The choice with these rows ticked or not. Whatever is ticked now stays so, ids that no row stands for as well; from
 * both scopes of all, a row without its tick leads to "only selected" (requirement LINKAREA-14).
 */
export function withTicks(
  choice: LinkerChoice,
  items: readonly Item[],
  rows: readonly Item[],
  on: boolean,
): LinkerChoice {
  const { applyFor, ids } = choice
  if (on && applyFor !== 'onlySelected') return choice
  const meant = rows.map(({ id }) => id)
  if (on && ids.length === 0) return { applyFor: 'onlySelected', ids: meant }
  const changed = ticksOf(meant)
  const kept = ids.filter((id) => !changed.has(keyOf(id)))
  if (on) return { applyFor: 'onlySelected', ids: kept.concat(meant) }
  if (applyFor === 'onlySelected') return { applyFor, ids: kept }
  const known = ticksOf(kept)
  const others = items.map(({ id }) => id).filter((id) => !changed.has(keyOf(id)) && !known.has(keyOf(id)))
  return { applyFor: 'onlySelected', ids: [...kept, ...others] }
}

/** The choice with one row the other way round. */
export const toggled = (choice: LinkerChoice, items: readonly Item[], row: Item): LinkerChoice =>
  withTicks(choice, items, [row], !isTicked(choice.applyFor, ticksOf(choice.ids), row.id))

/** The choice with everything shown ticked: with scopes and nothing left out, that is "all current" at least. */
export const withAllShown = (
  choice: LinkerChoice,
  items: readonly Item[],
  shown: readonly Item[],
  scoped: boolean,
): LinkerChoice =>
  scoped && shown.length === items.length && choice.applyFor === 'onlySelected'
    ? withScope(choice, 'allCurrent')
    : withTicks(choice, items, shown, true)

/** Of the rows there are, how many are ticked, and how many of those the search leaves out. */
export type TickCount = { ticked: number; total: number; notShown: number; shown: number }

/** Counts what is ticked, in one walk over each list. */
export function countTicks(
  applyFor: ApplyFor,
  ticks: Ticks,
  items: readonly Item[],
  shown: readonly Item[],
): TickCount {
  const count = (rows: readonly Item[]) => {
    if (applyFor !== 'onlySelected') return rows.length
    let sum = 0
    for (const { id } of rows) if (ticks.has(keyOf(id))) sum++
    return sum
  }
  const ticked = ticks.size === 0 && applyFor === 'onlySelected' ? 0 : count(items)
  const shownTicked = shown.length === items.length || ticked === 0 ? ticked : count(shown)
  return { ticked, total: items.length, notShown: ticked - shownTicked, shown: shownTicked }
}
