import { signals } from '../../signals.ts'
import { realTimers } from '../timers.ts'
import { type ScheduleTools, startDue } from './start-due.ts'

/** How late a scheduled refresh may be queued. Milliseconds. */
const LOOK_EVERY_MS = 5_000

/** Checks for due schedules regularly; several processes may do so. Returns a function that stops it. */
export function startScheduler(tools: ScheduleTools): () => Promise<void> {
  const { timers = realTimers } = tools
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= startDue(tools)
      .then(
        () => signals.schedulesChecked.publish(() => ({ failed: false })),
        (error) => {
          signals.schedulesChecked.publish(() => ({ failed: true }))
          tools.log.warn({ err: error }, 'Due schedules could not be looked up')
        },
      )
      .finally(() => {
        looking = undefined
      })
  }
  look()
  const timer = timers.setInterval(look, LOOK_EVERY_MS)
  return async () => {
    timers.clearInterval(timer)
    await looking
  }
}
