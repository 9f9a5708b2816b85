import { CODE_MS, EMAIL_LINK_MS, PASSWORD_LINK_MS } from '../../security/lifetimes.ts'
import type { Mail } from '../mail.ts'

/** No mail is worth sending after a day. */
export const LONGEST_WORTH_MS = 24 * 3_600_000

/** How long what a mail carries can be used; nothing when it carries neither a code nor a link that runs out. */
function validMs(mail: Mail): number | undefined {
  if (mail.kind === 'verification-code') return CODE_MS
  if (mail.kind === 'password-link') return PASSWORD_LINK_MS[mail.purpose]
  if (mail.kind === 'confirm-address') return EMAIL_LINK_MS
  return undefined
}

/** How long after it was written a mail is worth sending: a code that has run out helps nobody. */
export const worthSendingMs = (mail: Mail): number =>
  Math.min(LONGEST_WORTH_MS, validMs(mail) ?? LONGEST_WORTH_MS)
