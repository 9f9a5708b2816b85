const MINUTE = 60_000
const LONGEST_DELAY_MS = MINUTE

/** One thing failures are counted for, and how many it forgives. */
export type Counter = {
  kind: 'account-from-address' | 'account' | 'address'
  /** What is counted, hashed: people type passwords into the wrong field. */
  key: string
}

type Allowance = { free: number; windowMs: number }

export const allowances: Record<Counter['kind'], Allowance> = {
  'account-from-address': { free: 5, windowMs: 15 * MINUTE },
  // The ceiling NIST sets for one account; far above what a person does, far below what guessing needs.
  account: { free: 100, windowMs: 24 * 60 * MINUTE },
  address: { free: 100, windowMs: 15 * MINUTE },
}

/** How long the next try must wait after this many failures in a row: 1 s, doubling to 60 s. */
export function delayAfter(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(LONGEST_DELAY_MS, 1000 * 2 ** (failures - free))
}
