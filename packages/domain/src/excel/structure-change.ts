import type { Id } from '../id.ts'

/** How long a change of the Excel structure can be undone, in milliseconds. */
export const undoableFor = 10 * 60_000

/** A change of the Excel structure, or of what a user sees, that can still be undone. */
export type StructureChange = {
  /** Identifies the change. */
  id: Id
  /** When it was made. */
  at: Date
  /** The action of the audit log, e.g. `areas.deleted`. */
  action: string
  /** The id of the item or user that was changed. */
  target: string
  /** The name of the item or user at that time. */
  name: string
  /** Who made it; null for the caller. */
  by: string | null
  /** Until when it can be undone. */
  until: Date
}
