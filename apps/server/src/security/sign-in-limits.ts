const MINUTE = 60_000
const LONGEST_DELAY_MS = MINUTE

/** A counter of failed sign-ins. Its kind decides how many failures are free. */
export type Counter = {
  kind: 'account-from-address' | 'account' | 'address'
  /** Hashed, because users sometimes type their password into the address field. */
  key: string
}

type Allowance = { free: number; windowMs: number }

export const allowances: Record<Counter['kind'], Allowance> = {
  'account-from-address': { free: 5, windowMs: 15 * MINUTE },
  // NIST's maximum for one account: far more than a user needs, far fewer than guessing needs.
  account: { free: 100, windowMs: 24 * 60 * MINUTE },
  address: { free: 100, windowMs: 15 * MINUTE },
}

/** Returns the milliseconds to wait after this many failures in a row: 1 s, doubling up to 60 s. */
export function delayAfter(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** (failures - free))
}
