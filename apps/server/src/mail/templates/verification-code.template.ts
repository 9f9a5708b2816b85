import { CODE_MS } from '../../security/lifetimes.ts'
import type { ChallengePurpose } from '../../storage/schema/account.ts'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { duration } from './duration.ts'

const words: Record<ChallengePurpose, { subject: string; enter: string; unexpected: string }> = {
  'sign-in': {
    subject: 'Your code to sign in',
    enter: 'Enter this verification code to sign in:',
    unexpected: 'If you are not signing in right now, someone else may know your password.',
  },
  'mfa-enable': {
    subject: 'Your code to turn on verification codes',
    enter: 'Enter this verification code to turn on codes at sign-in:',
    unexpected: 'If you did not request this, someone else may be signed in as you.',
  },
  'step-up': {
    subject: 'Your code to confirm a change',
    enter: 'Enter this verification code to confirm that it is you:',
    unexpected: 'If you did not request this, someone else may be signed in as you.',
  },
  'mfa-disable': {
    subject: 'Your code to turn off verification codes',
    enter: 'Enter this verification code to turn off codes at sign-in:',
    unexpected: 'If you did not request this, someone else may be signed in as you.',
  },
}

export function verificationCode(
  { code, purpose }: MailOf<'verification-code'>,
  links: PortalLinks,
): MailBody {
  const { subject, enter, unexpected } = words[purpose]
  const counts = `The code works once and expires in ${duration(CODE_MS)}.`
  return {
    subject,
    preview: counts,
    parts: [
      { kind: 'sentence', text: enter },
      { kind: 'code', code },
      { kind: 'sentence', text: `${counts} Tributary staff will never ask you for it.` },
      { kind: 'aside', text: unexpected, link: { label: 'Reset your password', href: links.requestReset } },
    ],
  }
}
