import { randomUUID } from 'node:crypto'

/**
 * The channel on which the database announces the organisation of each committed change; `*` for all of them, and
 * `sign-ins/` with an organisation when one of its users has signed in.
 */
export const CHANGES_CHANNEL = 'tributary_changes'

export type ChangeCounts = {
  /** Returns a text that is different after each change of the organisation's rows; undefined while changes could be missed. */
  of(organisationId: string): string | undefined
}

/** Counts the announced changes. After a lost connection everything counts as changed. */
export function countChanges() {
  let epoch: string | undefined
  let changes = 0
  let lastOfAll = 0
  const last = new Map<string, number>()
  return {
    of(organisationId: string): string | undefined {
      const latest = Math.max(lastOfAll, last.get(organisationId.toLowerCase()) ?? 0)
      return epoch && `${epoch}.${latest}`
    },
    onConnect() {
      epoch = randomUUID()
      last.clear()
    },
    onLost() {
      epoch = undefined
    },
    onNotification(organisationId: string) {
      changes += 1
      if (organisationId === '*') lastOfAll = changes
      else last.set(organisationId, changes)
    },
  } satisfies ChangeCounts & Record<string, unknown>
}
