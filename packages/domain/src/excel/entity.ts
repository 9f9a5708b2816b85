import type { Id } from '../id.ts'

/** A legal or reporting entity of an organisation. Users are linked to entities. */
export type Entity = {
  /** Identifies the entity. */
  id: Id
  /** The name of the company or department. */
  name: string
  /** The organisation it belongs to. */
  organisationId: Id
}

/** Which entities a link form applies to: all current ones, all current and future ones, or selected ones. */
export const applyForModes = ['allCurrent', 'allCurrentAndFuture', 'onlySelected'] as const

/** One of {@link applyForModes}. */
export type ApplyFor = (typeof applyForModes)[number]
