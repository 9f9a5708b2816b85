import { maskedAddress } from '@tributary/sdk/session'
import { EMAIL_LINK_MS } from '../../security/lifetimes.ts'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { duration } from './duration.ts'
import { plainValue } from './plain-value.ts'
import { unlinkedProviders } from './unlinked-providers.ts'

// The new address is masked: only its owner needs to know it.

const masked = (address: string) => maskedAddress(plainValue(address))

const introductions: Record<MailOf<'confirm-address'>['by'], string> = {
  owner: 'You asked to use this address for your account. Confirm it to sign in with it:',
  administrator:
    'Your administrator has given your account this address. Confirm it before you sign in with it:',
}

export function confirmAddress({ token, by }: MailOf<'confirm-address'>, links: PortalLinks): MailBody {
  const counts = `The link works once and expires in ${duration(EMAIL_LINK_MS)}.`
  return {
    subject: 'Confirm your email address',
    preview: counts,
    parts: [
      { kind: 'sentence', text: introductions[by] },
      { kind: 'button', link: { label: 'Confirm email address', href: links.confirmAddress(token) } },
      { kind: 'sentence', text: counts },
      {
        kind: 'aside',
        text: 'If you have no account here, someone has mistyped their address. Do not follow the link.',
      },
    ],
  }
}

export const emailChangeRequested = (
  { newAddress }: MailOf<'email-change-requested'>,
  links: PortalLinks,
): MailBody => ({
  subject: 'A new email address was requested for your account',
  preview: 'Your address stays as it is until the new one is confirmed.',
  parts: [
    {
      kind: 'sentence',
      text: `Someone signed in to your account asked to change its address to ${masked(newAddress)}. The change takes effect when the link that we sent there is opened and confirmed.`,
    },
    {
      kind: 'aside',
      text: 'If it was not you, reset your password now. That cancels the change and signs out everyone who is signed in as you.',
      link: { label: 'Reset your password', href: links.requestReset },
    },
  ],
})

export const emailChanged = ({ newAddress, providers }: MailOf<'email-changed'>): MailBody => ({
  subject: 'Your email address has been changed',
  preview: 'Codes and links no longer go to this address.',
  parts: [
    {
      kind: 'sentence',
      text: `Your account now has the address ${masked(newAddress)}. Sign in with that address. Codes and links are sent there, and no longer here.`,
    },
    ...unlinkedProviders(providers),
    {
      kind: 'aside',
      text: 'If it was not you, contact your administrator: a password reset would go to the new address.',
    },
  ],
})
