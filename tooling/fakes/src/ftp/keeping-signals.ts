const signals = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const

/** ftp-srv ends the whole process on a signal; ours must be free to stop in its own order. */
export function keepingSignals<T>(make: () => T): T {
  const before = signals.map((signal) => process.listeners(signal))
  const made = make()
  for (const [index, signal] of signals.entries())
    for (const listener of process.listeners(signal))
      if (!before[index]?.includes(listener)) process.off(signal, listener)
  return made
}
