import type { StructureState } from '@tributary/domain'
import { timeAgo } from '../common/text/time-ago.ts'
import { databaseMessages } from './database.messages.ts'

/** Whether the database lacks part of the Excel structure: never synchronised, or changed since. */
export const isStructureOutdated = ({
  changedAt,
  synchronisedAt,
}: Pick<StructureState, 'changedAt' | 'synchronisedAt'>): boolean =>
  synchronisedAt === null || (changedAt !== null && changedAt > synchronisedAt)

/** Returns whether the database has the current Excel structure, with the next step if the user may synchronise. */
export function structureSentence(state: StructureState, now: Date, canSynchronise = true): string {
  if (state.synchronisedAt === null) return canSynchronise ? firstStep(state) : databaseMessages.never
  const ago = timeAgo(state.synchronisedAt, now)
  return isStructureOutdated(state) ? databaseMessages.outdated(ago) : databaseMessages.upToDate(ago)
}

const firstStep = ({ credentialsSet }: StructureState): string =>
  credentialsSet ? databaseMessages.synchroniseFirst : databaseMessages.enterCredentialsFirst
