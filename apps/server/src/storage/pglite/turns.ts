/** Lets holders in one at a time, in the order they asked. */
export function takeTurns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}
