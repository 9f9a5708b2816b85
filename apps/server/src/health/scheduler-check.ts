import { signals } from '../signals.ts'

/** Several times as long as between two checks for due schedules. */
const LATE_MS = 60_000

/** Watches whether this process checks the schedules. A process that has just started is not late. */
export function watchScheduler(): { isOnTime(): boolean; stop(): void } {
  let lastAt = performance.now()
  const stop = signals.schedulesChecked.subscribe(({ failed }) => {
    if (!failed) lastAt = performance.now()
  })
  return { isOnTime: () => performance.now() - lastAt < LATE_MS, stop }
}
