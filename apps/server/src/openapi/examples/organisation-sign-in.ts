import type { organisationSignIn as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const domain = {
  Id: ids.mailDomain,
  Domain: 'acme.example',
  ProviderId: ids.signInProvider,
  State: 'waiting',
  Record: { Name: '_tributary.acme.example', Value: 'tributary-verification=3yK7vQm2' },
  VerifiedAtUtc: null,
  CheckedAtUtc: null,
}
const verified = {
  ...domain,
  State: 'verified',
  VerifiedAtUtc: '2026-11-21T07:00:00.000Z',
  CheckedAtUtc: '2026-11-21T07:00:00.000Z',
}
const provider = {
  Id: ids.signInProvider,
  Name: 'Acme sign-in',
  Issuer: 'https://id.acme.example',
  ClientId: 'tributary',
  TrustsAddresses: false,
  AddsMembers: true,
  DefaultRoleId: ids.role,
  Active: false,
  RedirectUri: `https://portal.example/auth/callback/org-${ids.signInProvider}`,
  Test: null,
  ChangedAtUtc: '2026-11-21T07:00:00.000Z',
}
const passed = {
  AtUtc: '2026-11-21T07:05:00.000Z',
  Outcome: 'passed',
  Reason: null,
  Claims: [
    { Name: 'iss', Value: 'https://id.acme.example' },
    { Name: 'sub', Value: '8c1f' },
    { Name: 'email', Value: 'olga@acme.example' },
    { Name: 'email_verified', Value: 'true' },
  ],
}
const signIn = {
  Providers: [{ ...provider, Test: passed }],
  Domains: [verified],
  Only: false,
  Fallback: null,
  RedirectUri: `https://portal.example/auth/callback/org-${ids.mailDomain}`,
}

const active = { ...signIn, Providers: [{ ...provider, Test: passed, Active: true }] }
const body = {
  Name: provider.Name,
  Issuer: provider.Issuer,
  ClientId: provider.ClientId,
  ClientSecret: 'the-secret-of-the-client',
  TrustsAddresses: false,
  AddsMembers: true,
  DefaultRoleId: ids.role,
}

export const organisationSignInExamples: Examples<typeof feature> = {
  getOrganisationSignIn: { answer: signIn },
  addSignInProvider: {
    body,
    answer: written('The sign-in provider has been saved. Test it, then turn it on.', {
      ...signIn,
      Providers: [provider],
    }),
  },
  saveSignInProvider: { body, answer: written('The sign-in provider has been saved.', signIn) },
  switchSignInProvider: {
    body: { Active: true },
    answer: written('Members can now sign in with the provider.', active),
  },
  setSignInPolicy: {
    body: { Only: true },
    answer: written('Members of the verified domains now sign in only with a provider.', {
      ...active,
      Only: true,
      Fallback: { Id: ids.user, Name: 'Olga Oak' },
    }),
  },
  removeSignInProvider: {
    answer: written('The sign-in provider has been removed.', {
      ...signIn,
      Providers: [],
      Domains: [{ ...verified, ProviderId: null }],
    }),
  },
  testSignInProvider: {
    answer: written('The provider opens for a test.', {
      url: 'https://id.acme.example/authorise?client_id=tributary',
    }),
  },
  addMailDomain: {
    body: { Domain: 'acme.example', ProviderId: ids.signInProvider },
    answer: written('The domain has been added. Create its DNS record, then check it.', domain),
  },
  assignMailDomain: {
    body: { ProviderId: ids.signInProvider },
    answer: written('The provider of the domain has been changed.', verified),
  },
  verifyMailDomain: { answer: written('The domain is verified.', verified) },
  removeMailDomain: { answer: written('The domain has been removed.', null) },
  findSignInProvider: {
    answer: { Provider: { Name: `org-${ids.signInProvider}`, DisplayName: 'Acme sign-in' } },
  },
}
