import { PASSWORD_LINK_MS } from '../../security/lifetimes.ts'
import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { duration } from './duration.ts'
import { plainName } from './plain-value.ts'
import { unlinkedProviders } from './unlinked-providers.ts'

export function passwordLink({ token, purpose }: MailOf<'password-link'>, links: PortalLinks): MailBody {
  const counts = `The link works once and expires in ${duration(PASSWORD_LINK_MS[purpose])}.`
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
        text: 'Someone requested a password reset for your account. Choose a new password here:',
      },
      { kind: 'button', link: { label: 'Reset password', href: links.resetPassword(token) } },
      { kind: 'sentence', text: counts },
      {
        kind: 'aside',
        text: 'If it was not you, you do not need to do anything. Your password stays the same.',
      },
    ],
  }
}

export function providerSignIn({ provider }: MailOf<'provider-sign-in'>, links: PortalLinks): MailBody {
  const name = plainName(provider) ?? 'the sign-in of your organisation'
  const how = `Sign in with ${name}. You do not need a password for Tributary.`
  return {
    subject: 'Your Tributary account is ready',
    preview: how,
    parts: [
      { kind: 'sentence', text: `Your account is ready. ${how}` },
      { kind: 'button', link: { label: 'Sign in', href: links.signIn() } },
      {
        kind: 'aside',
        text: 'Enter this email address on the sign-in page. The page then offers your provider.',
      },
    ],
  }
}

export const passwordChanged = ({ providers }: MailOf<'password-changed'>, links: PortalLinks): MailBody => ({
  subject: 'Your password has been changed',
  preview: 'Other devices have been signed out.',
  parts: [
    {
      kind: 'sentence',
      text: 'The password of your account has been changed. Other devices have been signed out, and your trusted devices have been removed.',
    },
    ...unlinkedProviders(providers),
    {
      kind: 'aside',
      text: 'If it was not you, reset your password now.',
      link: { label: 'Reset your password', href: links.requestReset },
    },
  ],
})
