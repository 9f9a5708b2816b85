import { RECONNECT_LINK_MS } from '@tributary/domain'
import { CODE_MS, EMAIL_LINK_MS, PASSWORD_LINK_MS } from '../../security/lifetimes.ts'
import type { Mail } from '../mail.ts'

/** Mail older than a day is not sent. */
export const MAX_AGE_MS = 24 * 3_600_000

/** Returns how long the code or link of a mail is valid, or undefined without one. */
export function validMs(mail: Mail): number | undefined {
  if (mail.kind === 'verification-code') return CODE_MS
  if (mail.kind === 'password-link') return PASSWORD_LINK_MS[mail.purpose]
  if (mail.kind === 'confirm-address') return EMAIL_LINK_MS
  if (mail.kind === 'reconnect-link') return RECONNECT_LINK_MS
  return undefined
}

/** Returns how long after its creation a mail is still sent: not with an expired code. */
export const worthSendingMs = (mail: Mail): number => Math.min(MAX_AGE_MS, validMs(mail) ?? MAX_AGE_MS)
