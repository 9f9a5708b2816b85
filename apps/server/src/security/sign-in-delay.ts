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

/** The network a request came from: an IPv4 address, or the half of an IPv6 address that one customer holds. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  return ip.includes(':') ? `${expanded(ip).slice(0, 4).join(':')}::/64` : ip
}

function expanded(ip: string) {
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16))
}
