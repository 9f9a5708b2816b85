/**
 * Lets SIGINT and SIGTERM run the listeners of `exit`, which remove temporary folders. If others listen, such as those of
 * PostgreSQL, they end the process when they have finished.
 */
export function exitOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(code)
    })
}
