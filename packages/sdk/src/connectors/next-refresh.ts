import type { ClientConnector } from '@tributary/domain'
import { isSwitchedOff } from './connector-status.ts'
import { runsAround } from './editor/runs-around.ts'

/** Returns when the schedule refreshes a connector next; null without a schedule, and while either is switched off. */
export const nextRefresh = (
  { schedule, status, pausedAt }: Pick<ClientConnector, 'schedule' | 'status' | 'pausedAt'>,
  now: Date,
): Date | null => (isSwitchedOff(status) || pausedAt ? null : runsAround(schedule ?? '', now).next)
