/** A clock and a timer. Tests pass their own, so that they need not wait. */
export type Pacing = { now(): number; pause(ms: number): Promise<void> }

/** Failures to reach a target take at least this long, so that a blocked and a refused address look the same. */
const MINIMUM_FAILURE_MS = 300

export const realPacing: Pacing = {
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Runs the work. Delays a failure that counts as unreachable to the minimum failure time. */
export async function withMinimumFailureTime<T>(
  work: () => Promise<T>,
  isUnreachable: (error: unknown) => boolean,
  { now, pause }: Pacing,
): Promise<T> {
  const startedAt = now()
  try {
    return await work()
  } catch (error) {
    const left = MINIMUM_FAILURE_MS - (now() - startedAt)
    if (left > 0 && isUnreachable(error)) await pause(left)
    throw error
  }
}
