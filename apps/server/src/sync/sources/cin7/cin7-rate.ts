import type { Rate } from '../../rate-limits.ts'

/** Cin7 allows 60 requests a minute for each application key. Other programs of the company may use the same one. */
export const perMinute = 50
/** Together with the requests of a minute, fewer than Cin7 allows. */
const BURST = 5

export const cin7Rate = (applicationKey: string): Rate => ({
  key: `cin7 ${applicationKey}`,
  requests: perMinute,
  perMs: 60_000,
  burst: BURST,
})
