import type { Xero2SqlProduct } from '@tributary/domain'
import { xero2sqlMessages } from './xero2sql.messages.ts'

/** A company is synced again only when more than this has passed (connectors spec 9). Milliseconds. */
export const SYNC_COOL_DOWN_MS = 15 * 60_000

const MINUTE_MS = 60_000

/** Whether a company may be synced now. Minutes since are whole ones; minutes left are at least one. */
export type CoolDown =
  | { state: 'ready' }
  | { state: 'cooling-down'; minutesSince: number; minutesLeft: number }

/**
 * Whether a company's last sync on demand was long enough ago (requirements XSYNC-11 and 17). Exactly 15 minutes are
 * still too soon, a sync in the future has only just begun, and a company that was never synced is always ready.
 */
export function coolDown({ lastTriggeredAt }: Pick<Xero2SqlProduct, 'lastTriggeredAt'>, now: Date): CoolDown {
  if (!lastTriggeredAt) return { state: 'ready' }
  const elapsed = Math.max(0, now.getTime() - lastTriggeredAt.getTime())
  if (elapsed > SYNC_COOL_DOWN_MS) return { state: 'ready' }
  const minutesLeft = Math.max(1, Math.ceil((SYNC_COOL_DOWN_MS - elapsed) / MINUTE_MS))
  return { state: 'cooling-down', minutesSince: Math.floor(elapsed / MINUTE_MS), minutesLeft }
}

/**
 * How long a company has to wait still, as a clock tells it ("9:05"), to the second above; null when it is ready. It
 * goes with {@link coolDown}: exactly 15 minutes after the last sync a second is left.
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

/** Why a company cannot be synced now, in the words of the server's own refusal; null when it can. */
export function coolDownMessage(
  product: Pick<Xero2SqlProduct, 'companyName' | 'lastTriggeredAt'>,
  now: Date,
): string | null {
  const verdict = coolDown(product, now)
  return verdict.state === 'ready'
    ? null
    : xero2sqlMessages.pleaseWait(product.companyName, verdict.minutesSince)
}
