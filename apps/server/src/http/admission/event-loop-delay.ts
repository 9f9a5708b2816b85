/** How often the delay is measured. */
const EVERY_MS = 100
/** The weight of the latest measurement: one long pause counts little, a second of them counts fully. */
const SMOOTHING = 0.25

/**
 * Calls `measured` with the smoothed delay of the event loop, and returns how to stop. A request that arrives at a random
 * moment waits as long as a timer is late. Node's histogram loses the pause during which it is reset.
 */
export function measureEventLoopDelay(measured: (delayMs: number) => void): () => void {
  let delayMs = 0
  let due = performance.now() + EVERY_MS
  const timer = setInterval(() => {
    const now = performance.now()
    delayMs += SMOOTHING * (Math.max(0, now - due) - delayMs)
    due = now + EVERY_MS
    measured(delayMs)
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
