import type { SignInChange } from '../../mail.ts'

export type SignInChangedWords = {
  /** `name` is the provider, the domain or the token. */
  changes: Record<SignInChange, { subject: (name: string) => string; text: (name: string) => string }>
  /** For a name that must not be shown. */
  provider: string
  token: string
  open: string
  unexpected: string
}

export const english: SignInChangedWords = {
  changes: {
    'provider-set': {
      subject: (name) => `The sign-in provider ${name} was set up`,
      text: (name) => `${name} was set up as a sign-in provider. It is off until it is turned on.`,
    },
    'provider-changed': {
      subject: () => 'The sign-in provider was changed',
      text: (name) => `The settings of the sign-in provider ${name} were changed.`,
    },
    'provider-on': {
      subject: (name) => `Members can sign in with ${name}`,
      text: (name) => `Signing in with ${name} was turned on.`,
    },
    'provider-off': {
      subject: (name) => `Members can no longer sign in with ${name}`,
      text: (name) => `Signing in with ${name} was turned off.`,
    },
    'only-provider': {
      subject: () => 'Members sign in only with a provider',
      text: () =>
        'Passwords were turned off for members with an address of a verified domain whose provider is on. One administrator keeps the password.',
    },
    'provider-removed': {
      subject: () => 'The sign-in provider was removed',
      text: (name) => `${name} was removed, and no one can sign in with it.`,
    },
    'domain-verified': {
      subject: (name) => `The mail domain ${name} is verified`,
      text: (name) => `The sign-in provider can now sign in people with an address of ${name}.`,
    },
    'domain-failing': {
      subject: (name) => `The record of ${name} is missing`,
      text: (name) =>
        `The DNS record of ${name} was not found. If it stays missing for three days, the domain is no longer verified.`,
    },
    'domain-lapsed': {
      subject: (name) => `The mail domain ${name} is no longer verified`,
      text: (name) =>
        `The DNS record of ${name} has been missing for three days. The sign-in provider no longer signs in people with an address of it.`,
    },
    'domain-removed': {
      subject: (name) => `The mail domain ${name} was removed`,
      text: (name) => `The sign-in provider no longer signs in people with an address of ${name}.`,
    },
    'domain-moved': {
      subject: (name) => `The provider of ${name} was changed`,
      text: (name) => `People with an address of ${name} sign in with another provider, or with none.`,
    },
    'passwords-allowed': {
      subject: () => 'Members can use passwords again',
      text: () => 'Members are no longer limited to the sign-in providers of the organisation.',
    },
    'scim-on': {
      subject: () => 'SCIM was turned on',
      text: () => 'A directory with a token can now add, change and remove users and security groups.',
    },
    'scim-off': {
      subject: () => 'SCIM was turned off',
      text: () => 'Every request of a directory is refused. Its users and security groups stay as they are.',
    },
    'scim-token': {
      subject: () => 'A token for SCIM was created',
      text: (name) =>
        `With the token ${name}, a directory can add, change and remove users and security groups.`,
    },
  },
  provider: 'the provider',
  token: 'for SCIM',
  open: 'Open sign-in settings',
  unexpected: 'If none of the administrators did this, undo it and look at the audit log.',
}
