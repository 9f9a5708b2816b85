import { type ScheduleTools, startDue } from './start-due.ts'

/** How late a scheduled refresh may be, besides waiting for its turn. */
const LOOK_EVERY_MS = 5_000

/** Looks again and again whether a schedule has come due; several processes may. Answers how to stop it. */
export function startScheduler(tools: ScheduleTools): () => Promise<void> {
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= startDue(tools)
      .catch((error) => tools.log.warn({ err: error }, 'Looking for scheduled refreshes failed'))
      .finally(() => {
        looking = undefined
      })
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
