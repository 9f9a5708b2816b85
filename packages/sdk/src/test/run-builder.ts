import type { RefreshRun } from '@tributary/domain'
import { at } from './builders.ts'

/** Builds a successful refresh with these changes. */
export const runWith = (changes: Partial<RefreshRun> = {}): RefreshRun => ({
  id: 1,
  clientConnectorId: 7,
  state: 'succeeded',
  trigger: 'automatic',
  fullSync: false,
  triggeredAt: at('06:00'),
  startedAt: at('06:00:01'),
  completedAt: at('06:01:13'),
  rows: 12,
  detail: 'orders.csv: 12 rows',
  error: null,
  forbidden: false,
  cause: null,
  retryAt: null,
  requestedBy: null,
  ...changes,
})
