import { PASSWORD_LINK_MS } from '../../security/lifetimes.ts'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { duration } from './duration.ts'
import { unlinkedProviders } from './unlinked-providers.ts'

export function passwordLink({ token, purpose }: MailOf<'password-link'>, links: PortalLinks): MailBody {
  const counts = `The link can be used once, for ${duration(PASSWORD_LINK_MS[purpose])}.`
  if (purpose === 'set')
    return {
      subject: 'Set your password for Tributary',
      preview: counts,
      parts: [
        { kind: 'sentence', text: 'Your account is ready. Set a password to sign in with it:' },
        { kind: 'button', link: { label: 'Set password', href: links.setPassword(token) } },
        { kind: 'sentence', text: counts },
      ],
    }
  return {
    subject: 'Reset your password',
    preview: counts,
    parts: [
      {
        kind: 'sentence',
        text: 'Somebody asked to reset the password of your account. Choose a new one here:',
      },
      { kind: 'button', link: { label: 'Reset password', href: links.resetPassword(token) } },
      { kind: 'sentence', text: counts },
      { kind: 'aside', text: 'If it was not you, there is nothing to do: your password stays as it is.' },
    ],
  }
}

export const passwordChanged = ({ providers }: MailOf<'password-changed'>, links: PortalLinks): MailBody => ({
  subject: 'Your password has been changed',
  preview: 'Other devices have been signed out.',
  parts: [
    {
      kind: 'sentence',
      text: 'The password of your account is a new one. Other devices have been signed out, and trusted ones are no longer trusted.',
    },
    ...unlinkedProviders(providers),
    {
      kind: 'aside',
      text: 'If it was not you, take your account back now.',
      link: { label: 'Reset your password', href: links.requestReset },
    },
  ],
})
