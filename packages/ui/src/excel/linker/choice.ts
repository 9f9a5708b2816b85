import type { ApplyFor, Id } from '@tributary/domain'
import type { LinkerChoice } from './linker-types.ts'

type Item = { id: Id }

/** No number is longer in digits. */
const LONGEST_NUMBER = 24

/** Returns a key that is equal for 7 and "7". Numbers stay numbers, which saves ten thousand strings. */
const keyOf = (id: Id): Id => {
  if (typeof id === 'number' || id.length > LONGEST_NUMBER) return id
  const number = Number(id)
  return String(number) === id ? number : id
}

/** The ticked ids, for quick lookups in ten thousand rows. */
export type Ticks = ReadonlySet<Id>

/** Returns the ids of a choice as {@link Ticks}. */
export function ticksOf(ids: readonly Id[]): Ticks {
  const ticks = new Set<Id>()
  for (const id of ids) ticks.add(keyOf(id))
  return ticks
}

/** Returns whether a row is ticked. Every row is while a scope of all is chosen. */
export const isTicked = (applyFor: ApplyFor, ticks: Ticks, id: Id): boolean =>
  applyFor !== 'onlySelected' || ticks.has(keyOf(id))

/** Returns the choice with another scope. The ticks are kept in case the user returns to them. */
export const withScope = (choice: LinkerChoice, applyFor: ApplyFor): LinkerChoice => ({ ...choice, applyFor })

/**
 * Returns the choice with these rows ticked or not. Other ticks stay, also of ids without a row. From a scope of all,
 * unticking a row chooses "only selected" (LINKAREA-14).
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

/** Returns the choice with one row toggled. */
export const toggled = (choice: LinkerChoice, items: readonly Item[], row: Item): LinkerChoice =>
  withTicks(choice, items, [row], !isTicked(choice.applyFor, ticksOf(choice.ids), row.id))

/** Returns the choice with all shown rows ticked. With scopes and no hidden rows, that is "all current" at least. */
export const withAllShown = (
  choice: LinkerChoice,
  items: readonly Item[],
  shown: readonly Item[],
  scoped: boolean,
): LinkerChoice =>
  scoped && shown.length === items.length && choice.applyFor === 'onlySelected'
    ? withScope(choice, 'allCurrent')
    : withTicks(choice, items, shown, true)

/** How many of the rows are ticked, and how many ticked ones the search hides. */
export type TickCount = { ticked: number; total: number; notShown: number; shown: number }

/** Counts the ticks in one pass over each list. */
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
