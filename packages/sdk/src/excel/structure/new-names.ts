import { type Plan, planOf } from '../../common/queue/plan.ts'
import type { QueueItem } from '../../common/queue/progress.ts'
import { nameError } from '../../common/validation/name.ts'
import { isBlank, REQUIRED } from '../../common/validation/required.ts'

/** A name for a new item. The key distinguishes rows, as names may be equal. */
export type NewName = {
  /** Identifies the row. */
  key: string
  /** The name as entered. */
  name: string
}

/** A name that could not be added, with the reason. The reason is '' if it was not tried. */
export type NameLeft = NewName & {
  /** The reason; '' if it was not tried. */
  message: string
}

/**
 * Returns the error of a dialog for several names. At least one row needs a name, and each name must be
 * valid. Blank rows are ignored.
 */
export function newNamesError(rows: readonly NewName[]): string | null {
  const filled = rows.filter(({ name }) => !isBlank(name))
  if (filled.length === 0) return REQUIRED
  return filled.map(({ name }) => nameError(name)).find((message) => message !== null) ?? null
}

/**
 * Returns the plan that adds several names: one call per row, trimmed, in row order. Run it in a queue with
 * `atOnce: 1`, so that the names are added in that order.
 */
export const newNamesPlan = (rows: readonly NewName[]): Plan<NewName> =>
  planOf(rows.filter(({ name }) => !isBlank(name)).map(({ key, name }) => ({ key, name: name.trim() })))

/** Returns the rows that stay in the dialog after its queue has ended: those not added, with their messages. */
export const namesLeft = (items: readonly QueueItem<NewName>[]): NameLeft[] =>
  items.flatMap(({ step, state, message }) => (state === 'done' ? [] : [{ ...step, message }]))
