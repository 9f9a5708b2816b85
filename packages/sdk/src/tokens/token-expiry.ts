import type { ApiToken } from '@tributary/domain'

const DAY_MS = 24 * 3_600_000

/** The number of days before its end at which a token is shown as expiring soon. */
export const WARNING_DAYS = 14

/** When a token stops working. */
export type TokenExpiry = {
  /** Never, later, within {@link WARNING_DAYS}, or it already has. */
  state: 'never' | 'later' | 'soon' | 'expired'
  /** The whole days that are left if it is soon, 0 on the last day; otherwise null. */
  days: number | null
}

/** Returns when a token stops working, as lists show it. */
export function tokenExpiry({ expiresAt }: Pick<ApiToken, 'expiresAt'>, now: Date): TokenExpiry {
  if (!expiresAt) return { state: 'never', days: null }
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0) return { state: 'expired', days: null }
  if (left > WARNING_DAYS * DAY_MS) return { state: 'later', days: null }
  return { state: 'soon', days: Math.floor(left / DAY_MS) }
}
