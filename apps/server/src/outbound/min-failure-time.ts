/** A clock and a way to wait, handed in so that tests need not. */
export type Pacing = { now(): number; pause(ms: number): Promise<void> }

/** No failure to reach a target is told sooner: blocked at once and refused from afar then take the same time. */
export const MINIMUM_FAILURE_MS = 300

export const realPacing: Pacing = {
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Runs the work; a failure that counts as unreachable is held back until the floor is reached. */
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
