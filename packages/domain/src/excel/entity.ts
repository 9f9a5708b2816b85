import type { Id } from '../id.ts'

/** A legal or reporting entity of an organisation that users are linked to (connectors spec 3). */
export type Entity = { id: Id; name: string; organisationId: Id }

/** Which entities a link form means: those there are now, those to come as well, or the ticked ones (connectors spec 2.9). */
export const applyForModes = ['allCurrent', 'allCurrentAndFuture', 'onlySelected'] as const

/** One of {@link applyForModes}. */
export type ApplyFor = (typeof applyForModes)[number]
