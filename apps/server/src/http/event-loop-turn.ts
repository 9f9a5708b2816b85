import { setImmediate } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop that no other waiter gets. Long work that waits between its steps delays other
 * requests by one step at most, even if many such tasks run at the same time.
 */
export function eventLoopTurn(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}
