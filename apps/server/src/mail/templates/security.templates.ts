import type { MailOf } from '../mail.ts'
import type { MailBody, MailPart } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName } from './plain-value.ts'

// What an owner is told when somebody has changed how their account is signed in to.

const notYou = (links: PortalLinks): MailPart => ({
  kind: 'aside',
  text: 'If it was not you, reset your password now: that signs out everybody who is signed in as you.',
  link: { label: 'Reset your password', href: links.requestReset },
})

export function multiFactorChanged(
  { enabled }: MailOf<'multi-factor-changed'>,
  links: PortalLinks,
): MailBody {
  const text = enabled
    ? 'From now on you are asked for a code from your email when you sign in, unless you have trusted the device.'
    : 'From now on your password alone is enough to sign in. Devices that you trusted have been forgotten.'
  return {
    subject: enabled ? 'Verification codes have been turned on' : 'Verification codes have been turned off',
    preview: text,
    parts: [{ kind: 'sentence', text }, notYou(links)],
  }
}

export function accountLinked({ provider }: MailOf<'account-linked'>, links: PortalLinks): MailBody {
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

export function accountUnlinked({ provider }: MailOf<'account-unlinked'>, links: PortalLinks): MailBody {
  const name = plainName(provider) ?? 'A sign-in provider'
  const text = `You can no longer sign in with ${plainName(provider) ?? 'it'}. Your password still works.`
  return {
    subject: `${name} can no longer sign you in`,
    preview: text,
    parts: [
      { kind: 'sentence', text },
      {
        kind: 'aside',
        text: 'If neither you nor your administrator removed it, reset your password.',
        link: { label: 'Reset your password', href: links.requestReset },
      },
    ],
  }
}
