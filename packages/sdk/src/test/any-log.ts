import type { RefreshLog } from '@tributary/domain'
import fc from 'fast-check'
import { at } from './builders.ts'

const instant = fc.option(fc.date({ min: at('00:00'), max: at('12:00'), noInvalidDate: true }), { nil: null })

/** Any log, including ones no server should send. */
export const anyLog: fc.Arbitrary<RefreshLog> = fc.record({
  manuallyTriggeredAt: instant,
  automaticallyTriggeredAt: instant,
  completedAt: instant,
  hasError: fc.boolean(),
  forbidden: fc.boolean(),
  refreshDetail: fc.option(fc.string(), { nil: null }),
  error: fc.option(fc.string(), { nil: null }),
  cause: fc.constantFrom(null, 'cancelled', 'timed-out'),
})
