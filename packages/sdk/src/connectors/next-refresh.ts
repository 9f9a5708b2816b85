import type { ClientConnector } from '@tributary/domain'
import { isSwitchedOff } from './connector-status.ts'
import { nextRuns } from './editor/next-runs.ts'

/** Returns when the schedule refreshes a connector next; null without a schedule, and while it is switched off. */
export const nextRefresh = (
  { schedule, status }: Pick<ClientConnector, 'schedule' | 'status'>,
  now: Date,
): Date | null => (isSwitchedOff(status) ? null : (nextRuns(schedule ?? '', now, 1)[0] ?? null))
