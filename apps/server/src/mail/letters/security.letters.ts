import { maskedAddress } from '@tributary/sdk/rules'
import type { MailOf } from '../mail.ts'
import type { LetterBody, LetterPart } from './letter.ts'
import { plainName, plainValue } from './plain-value.ts'
import type { PortalLinks } from './portal-links.ts'

// What an owner is told when somebody has changed how their account is signed in to.

const notYou = (links: PortalLinks): LetterPart => ({
  kind: 'aside',
  text: 'If it was not you, reset your password now: that signs out everybody who is signed in as you.',
  link: { label: 'Reset your password', href: links.requestReset },
})

export function multiFactorChanged(
  { enabled }: MailOf<'multi-factor-changed'>,
  links: PortalLinks,
): LetterBody {
  const text = enabled
    ? 'From now on you are asked for a code from your email when you sign in, unless you have trusted the device.'
    : 'From now on your password alone is enough to sign in. Devices that you trusted have been forgotten.'
  return {
    subject: enabled ? 'Verification codes have been turned on' : 'Verification codes have been turned off',
    preview: text,
    parts: [{ kind: 'sentence', text }, notYou(links)],
  }
}

/** Goes to the address that an account had until now. Nobody but its owner needs to know the new one. */
export function emailChanged({ newAddress }: MailOf<'email-changed'>): LetterBody {
  const address = maskedAddress(plainValue(newAddress))
  return {
    subject: 'Your email address has been changed',
    preview: 'Codes and links no longer go to this address.',
    parts: [
      {
        kind: 'sentence',
        text: `Your account now has the address ${address}. Sign in with that one; codes and links go there, and no longer here.`,
      },
      {
        kind: 'aside',
        text: 'If you did not want this, please tell your administrator: a reset would go to the new address.',
      },
    ],
  }
}

export function accountLinked({ provider }: MailOf<'account-linked'>, links: PortalLinks): LetterBody {
  const name = plainName(provider) ?? 'Another provider'
  const text = `From now on you can sign in with ${plainName(provider) ?? 'it'} as well as with your password.`
  return {
    subject: `${name} can now sign you in`,
    preview: text,
    parts: [
      { kind: 'sentence', text },
      {
        kind: 'aside',
        text: 'If it was not you, somebody else knows your password. Reset it, and tell your administrator.',
        link: { label: 'Reset your password', href: links.requestReset },
      },
    ],
  }
}
