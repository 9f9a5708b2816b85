import { usage } from '../failure/command-failure.ts'
import { connectorsCliMessages as messages } from './connectors.messages.ts'

const units = { s: 1_000, m: 60_000, h: 3_600_000 } as const

/** Reads a time such as `30m` into milliseconds. */
export function readDuration(text: string): number {
  const [, amount, unit] = /^(\d{1,6})([smh])$/.exec(text.trim()) ?? []
  // The expression allows no other units.
  if (!amount || !unit || Number(amount) === 0) throw usage(messages.badTimeout)
  return Number(amount) * units[unit as keyof typeof units]
}
