import { type Plan, planOf } from '../../common/queue/plan.ts'
import type { QueueItem } from '../../common/queue/progress.ts'
import { nameError } from '../../common/validation/name.ts'
import { isBlank, REQUIRED } from '../../common/validation/required.ts'

/** A name somebody enters for something new; the key tells rows apart, names may be alike. */
export type NewName = { key: string; name: string }

/** A name that could not be added, with the reason; '' for one that was not tried. */
export type NameLeft = NewName & { message: string }

/**
 * The message of a dialog for several names: one must be filled at least, and each that is must be one; blank ones are
 * ignored beside it.
 */
export function newNamesError(rows: readonly NewName[]): string | null {
  const filled = rows.filter(({ name }) => !isBlank(name))
  if (filled.length === 0) return REQUIRED
  return filled.map(({ name }) => nameError(name)).find((message) => message !== null) ?? null
}

/**
 * What adding several names takes: one call per filled row, trimmed, in the order of the rows (requirements AREA-25 and
 * VALID-17). For a queue with `atOnce: 1`, so that they are added in that order too.
 */
export const newNamesPlan = (rows: readonly NewName[]): Plan<NewName> =>
  planOf(rows.filter(({ name }) => !isBlank(name)).map(({ key, name }) => ({ key, name: name.trim() })))

/** The rows that stay in the dialog when its queue has ended: those not added, with their messages. None when all are. */
export const namesLeft = (items: readonly QueueItem<NewName>[]): NameLeft[] =>
  items.flatMap(({ step, state, message }) => (state === 'done' ? [] : [{ ...step, message }]))
