import type { MailOf } from '../mail.ts'
import type { MailBody, MailPart } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName } from './plain-value.ts'

// Notifies the owner of an account of changes to its sign-in methods.

/** What to do if the owner did not make the change. */
export const notYou = (links: PortalLinks): MailPart => ({
  kind: 'aside',
  text: 'If it was not you, reset your password now. That signs out everyone who is signed in as you.',
  link: { label: 'Reset your password', href: links.requestReset },
})

export function multiFactorChanged(
  { enabled, app = false }: MailOf<'multi-factor-changed'>,
  links: PortalLinks,
): MailBody {
  const without = app
    ? 'You need the code of your authenticator app to sign in. We no longer email you one.'
    : 'Your password alone is now enough to sign in.'
  const text = enabled
    ? 'You now need a code from your email to sign in, unless you have trusted the device.'
    : `${without} Your trusted devices have been removed.`
  return {
    subject: enabled ? 'Verification codes have been turned on' : 'Verification codes have been turned off',
    preview: text,
    parts: [{ kind: 'sentence', text }, notYou(links)],
  }
}

export function accountLinked({ provider }: MailOf<'account-linked'>, links: PortalLinks): MailBody {
  const name = plainName(provider) ?? 'Another provider'
  const text = `You can now sign in with ${plainName(provider) ?? 'it'} as well as with your password.`
  return {
    subject: `${name} can now sign you in`,
    preview: text,
    parts: [
      { kind: 'sentence', text },
      {
        kind: 'aside',
        text: 'If it was not you, someone else knows your password. Reset it, and tell your administrator.',
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

export function tokenCreated({ name }: MailOf<'token-created'>, links: PortalLinks): MailBody {
  const text = `A program can now use Tributary with your rights. The token is named ${plainName(name) ?? 'as you chose'}.`
  return {
    subject: 'An API token was created for your account',
    preview: text,
    parts: [
      { kind: 'sentence', text },
      {
        kind: 'aside',
        text: 'If it was not you, reset your password now. That signs out everyone and revokes all your API tokens.',
        link: { label: 'Reset your password', href: links.requestReset },
      },
    ],
  }
}
