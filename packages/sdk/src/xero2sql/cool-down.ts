import type { Xero2SqlProduct } from '@tributary/domain'
import { xero2sqlMessages } from './xero2sql.messages.ts'

/**
 * The minimum time between two syncs of a company, in milliseconds. At exactly this age a sync is still too
 * recent.
 */
export const SYNC_COOL_DOWN_MS = 15 * 60_000

const MINUTE_MS = 60_000

/** Whether a company may be synced now. `minutesSince` is rounded down. `minutesLeft` is at least one. */
export type CoolDown =
  | { state: 'ready' }
  | {
      state: 'cooling-down'
      /** Minutes since the last sync, rounded down. */
      minutesSince: number
      /** Minutes until the next sync is allowed, at least one. */
      minutesLeft: number
    }

/**
 * Returns whether a company may be synced again. A company that was never synced is always ready. A last sync
 * in the future counts as one that started now.
 */
export function coolDown({ lastTriggeredAt }: Pick<Xero2SqlProduct, 'lastTriggeredAt'>, now: Date): CoolDown {
  if (!lastTriggeredAt) return { state: 'ready' }
  const elapsed = Math.max(0, now.getTime() - lastTriggeredAt.getTime())
  if (elapsed > SYNC_COOL_DOWN_MS) return { state: 'ready' }
  const minutesLeft = Math.max(1, Math.ceil((SYNC_COOL_DOWN_MS - elapsed) / MINUTE_MS))
  return { state: 'cooling-down', minutesSince: Math.floor(elapsed / MINUTE_MS), minutesLeft }
}

/**
 * Returns the remaining wait as "m:ss", rounded up to a second, or null if the company is ready. At exactly
 * 15 minutes {@link coolDown} still waits, so one second is left.
 */
export function coolDownLeft(
  { lastTriggeredAt }: Pick<Xero2SqlProduct, 'lastTriggeredAt'>,
  now: Date,
): string | null {
  if (!lastTriggeredAt || coolDown({ lastTriggeredAt }, now).state === 'ready') return null
  const elapsed = Math.max(0, now.getTime() - lastTriggeredAt.getTime())
  const seconds = Math.max(1, Math.ceil((SYNC_COOL_DOWN_MS - elapsed) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Returns why a company cannot be synced now, with the server's sentence, or null if it can. */
export function coolDownMessage(
  product: Pick<Xero2SqlProduct, 'companyName' | 'lastTriggeredAt'>,
  now: Date,
): string | null {
  const verdict = coolDown(product, now)
  return verdict.state === 'ready'
    ? null
    : xero2sqlMessages.pleaseWait(product.companyName, verdict.minutesSince)
}
