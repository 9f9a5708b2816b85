import type { ClientConnector } from '@tributary/domain'
import { isSwitchedOff } from './connector-status.ts'
import { runsAround } from './editor/runs-around.ts'

/** Returns when the schedule refreshes a connector next; null without a schedule, and while it is switched off. */
export const nextRefresh = (
  { schedule, status }: Pick<ClientConnector, 'schedule' | 'status'>,
  now: Date,
): Date | null => (isSwitchedOff(status) ? null : runsAround(schedule ?? '', now).next)
