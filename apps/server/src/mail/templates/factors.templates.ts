import type { MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName } from './plain-value.ts'
import { notYou } from './security.templates.ts'

// Notifies the owner of an account of changes to its factors.

type Words = { subject: string; text: (named: string) => string; thing?: string }

const words: Record<MailOf<'factor-changed'>['change'], Words> = {
  'authenticator-added': {
    subject: 'An authenticator app was added to your account',
    text: (app) => `You can now sign in with your password and a code of ${app}.`,
  },
  'authenticator-removed': {
    subject: 'An authenticator app was removed from your account',
    text: (app) => `Codes of ${app} no longer sign you in.`,
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    text: (passkey) => `You can now sign in with ${passkey}, without your password.`,
    thing: 'passkey',
  },
  'passkey-passwordless': {
    subject: 'A passkey signs you in without your password again',
    text: (passkey) => `You can again sign in with ${passkey} alone.`,
    thing: 'passkey',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    text: (passkey) => `You can no longer sign in with ${passkey}.`,
    thing: 'passkey',
  },
  'recovery-codes-replaced': {
    subject: 'You have new recovery codes',
    text: () => 'Your earlier recovery codes no longer sign you in.',
  },
}

export function factorChanged({ change, name }: MailOf<'factor-changed'>, links: PortalLinks): MailBody {
  const { subject, text, thing = 'app' } = words[change]
  const plain = plainName(name)
  const sentence = text(plain ? `the ${thing} “${plain}”` : `your ${thing}`)
  return { subject, preview: sentence, parts: [{ kind: 'sentence', text: sentence }, notYou(links)] }
}

export function factorsReset(links: PortalLinks): MailBody {
  const text =
    'An administrator has removed your authenticator apps, passkeys and recovery codes. You are signed out everywhere.'
  return {
    subject: 'Your authenticator apps and passkeys have been removed',
    preview: text,
    parts: [
      { kind: 'sentence', text },
      { kind: 'sentence', text: 'Sign in with your password, then add an app or a passkey in your profile.' },
      {
        kind: 'aside',
        text: 'If you did not ask for this, reset your password and tell your administrator.',
        link: { label: 'Reset your password', href: links.requestReset },
      },
    ],
  }
}

export function recoveryCodeUsed({ left }: MailOf<'recovery-code-used'>, links: PortalLinks): MailBody {
  const text = 'A recovery code and your password were used to sign in to your account.'
  const rest = left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`
  return {
    subject: 'A recovery code was used to sign in',
    preview: text,
    parts: [
      { kind: 'sentence', text },
      { kind: 'sentence', text: `${rest} You can replace them in your profile.` },
      notYou(links),
    ],
  }
}
