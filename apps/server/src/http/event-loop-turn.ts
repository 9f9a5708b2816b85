import { setImmediate } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop that no other waiter has. Long work that waits between its steps holds up other
 * requests for one step at a time, however much of it runs at once.
 */
export function eventLoopTurn(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}
