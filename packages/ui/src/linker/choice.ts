import type { ApplyFor, Id } from '@tributary/domain'
import type { LinkerChoice } from './linker-types.ts'

type Item = { id: Id }

/** Ids in the form in which 7 and "7" are one. */
export const keyOf = (id: Id): string => String(id)

/** The ids of a choice, ready to be asked about any of ten thousand rows. */
export const ticksOf = (ids: readonly Id[]): ReadonlySet<string> => new Set(ids.map(keyOf))

/** Whether a row is ticked: every row is while a scope of all is chosen (design language, section 9). */
export const isTicked = (applyFor: ApplyFor, ticks: ReadonlySet<string>, id: Id): boolean =>
  applyFor !== 'onlySelected' || ticks.has(keyOf(id))

/** All there are and will be: no row can be changed by itself. */
export const isLocked = (applyFor: ApplyFor): boolean => applyFor === 'allCurrentAndFuture'

/** The choice with another scope. What was ticked is kept, so that the way back is free. */
export const withScope = (choice: LinkerChoice, applyFor: ApplyFor): LinkerChoice => ({ ...choice, applyFor })

/**
 * The choice with these rows ticked or not. Whatever is ticked now stays so, ids that no row stands for as well; from
 * "all current" it is the way to "only selected". While all to come are chosen, nothing changes.
 */
export function withTicks(
  choice: LinkerChoice,
  items: readonly Item[],
  rows: readonly Item[],
  on: boolean,
): LinkerChoice {
  const { applyFor, ids } = choice
  if (isLocked(applyFor) || (on && applyFor === 'allCurrent')) return choice
  const changed = ticksOf(rows.map(({ id }) => id))
  const all = applyFor === 'allCurrent' ? items.map(({ id }) => id) : []
  const kept = [...new Map([...ids, ...all].map((id) => [keyOf(id), id])).values()].filter(
    (id) => !changed.has(keyOf(id)),
  )
  return { applyFor: 'onlySelected', ids: on ? [...kept, ...rows.map(({ id }) => id)] : kept }
}

/** The choice with one row the other way round. */
export const toggled = (choice: LinkerChoice, items: readonly Item[], row: Item): LinkerChoice =>
  withTicks(choice, items, [row], !isTicked(choice.applyFor, ticksOf(choice.ids), row.id))

/** The choice with everything shown ticked: with scopes and nothing left out, that is "all current". */
export const withAllShown = (
  choice: LinkerChoice,
  items: readonly Item[],
  shown: readonly Item[],
  scoped: boolean,
): LinkerChoice =>
  scoped && shown.length === items.length && !isLocked(choice.applyFor)
    ? withScope(choice, 'allCurrent')
    : withTicks(choice, items, shown, true)

/** Of the rows there are, how many are ticked, and how many of those the search leaves out. */
export type TickCount = { ticked: number; total: number; notShown: number; shown: number }

/** Counts what is ticked, in one walk over each list. */
export function countTicks(
  { applyFor, ids }: LinkerChoice,
  items: readonly Item[],
  shown: readonly Item[],
): TickCount {
  const ticks = ticksOf(ids)
  const count = (rows: readonly Item[]) =>
    applyFor === 'onlySelected'
      ? rows.reduce((sum, { id }) => sum + Number(ticks.has(keyOf(id))), 0)
      : rows.length
  const ticked = count(items)
  const tickedShown = shown === items ? ticked : count(shown)
  return { ticked, total: items.length, notShown: ticked - tickedShown, shown: tickedShown }
}
