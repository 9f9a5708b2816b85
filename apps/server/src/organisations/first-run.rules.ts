import type { FirstRunState } from '@tributary/domain'
import { firstRunMessages } from '@tributary/sdk/connectors'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services.ts'
import { hideFirstRun, isFirstRunHidden, showFirstRun } from './first-run.queries.ts'

/** Returns how the caller sees the checklist of an organisation. */
export const firstRunState = async (
  { storage }: Services,
  { userId }: Caller,
  organisationId: string,
): Promise<FirstRunState> => ({ hidden: await isFirstRunHidden(storage.db, { organisationId, userId }) })

/** Hides the checklist from the caller, or shows it again. Not audited, because it changes only what the caller sees. */
export async function saveFirstRunState(
  { storage }: Services,
  { userId }: Caller,
  organisationId: string,
  { hidden }: FirstRunState,
): Promise<{ message: string; data: null }> {
  const viewer = { organisationId, userId }
  await (hidden ? hideFirstRun(storage.db, viewer) : showFirstRun(storage.db, viewer))
  return { message: hidden ? firstRunMessages.hidden : firstRunMessages.shown, data: null }
}
