const signals = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const

/** ftp-srv ends the process on a signal. This removes its listeners, so that our own shutdown runs. */
export function keepingSignals<T>(make: () => T): T {
  const before = signals.map((signal) => process.listeners(signal))
  const made = make()
  for (const [index, signal] of signals.entries())
    for (const listener of process.listeners(signal))
      if (!before[index]?.includes(listener)) process.off(signal, listener)
  return made
}
