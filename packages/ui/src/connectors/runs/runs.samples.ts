import type { RefreshRun } from '@tributary/domain'
import { minutesAgo } from '../connectors.samples.ts'

/** A successful refresh, an hour before the current time of the samples. */
export const run = (facts: Partial<RefreshRun> = {}): RefreshRun => ({
  id: 1,
  clientConnectorId: 1,
  state: 'succeeded',
  trigger: 'automatic',
  fullSync: false,
  triggeredAt: minutesAgo(76),
  startedAt: minutesAgo(76),
  completedAt: minutesAgo(72),
  rows: 18_204,
  detail: 'orders.csv: 18,204 rows',
  error: null,
  forbidden: false,
  cause: null,
  retryAt: null,
  requestedBy: null,
  ...facts,
})

const refused = 'The FTP server refused the user name or password.'

export const failedRun = run({
  id: 100,
  state: 'failed',
  trigger: 'manual',
  triggeredAt: minutesAgo(25),
  startedAt: minutesAgo(25),
  completedAt: minutesAgo(24),
  rows: 0,
  detail: refused,
  error: refused,
  cause: 'sign-in-refused',
  requestedBy: 'Ingrid Solheim',
  requestId: '0b8e5f0c-6d2a-4a44-9f37-d1c64b3a7e52',
})

/** Thirty refreshes, latest first, with failed, cancelled and interrupted ones. */
export const history: readonly RefreshRun[] = [
  failedRun,
  ...Array.from({ length: 29 }, (_, at) => {
    const startedAt = minutesAgo(76 + at * 60)
    const seconds = 40 + ((at * 37) % 90)
    const times = { triggeredAt: startedAt, startedAt, completedAt: new Date(+startedAt + seconds * 1000) }
    const ended =
      at === 6
        ? {
            state: 'cancelled',
            detail: 'Cancelled by Una Ulm. Data stored before is kept.',
            requestedBy: 'Una Ulm',
          }
        : at === 14
          ? { state: 'interrupted', error: 'The refresh was interrupted.', cause: 'interrupted' }
          : {}
    return run({ id: 99 - at, ...times, ...ended })
  }),
]
