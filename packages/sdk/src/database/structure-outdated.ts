import type { StructureState } from '@tributary/domain'
import { timeAgo } from '../text/time-ago.ts'
import { databaseMessages } from './database.messages.ts'

/** Whether the Excel structure holds changes that no synchronisation has written into the organisation's database. */
export const isStructureOutdated = ({
  changedAt,
  synchronisedAt,
}: Pick<StructureState, 'changedAt' | 'synchronisedAt'>): boolean =>
  changedAt !== null && (synchronisedAt === null || changedAt > synchronisedAt)

/** How the tables of an organisation stand to its Excel structure, in a sentence. */
export function structureSentence(state: StructureState, now: Date): string {
  if (state.synchronisedAt === null) return databaseMessages.never
  const ago = timeAgo(state.synchronisedAt, now)
  return isStructureOutdated(state) ? databaseMessages.outdated(ago) : databaseMessages.upToDate(ago)
}
