import type { organisationSignIn as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const domain = {
  Id: ids.mailDomain,
  Domain: 'acme.example',
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
  Name: 'Acme sign-in',
  Issuer: 'https://id.acme.example',
  ClientId: 'tributary',
  TrustsAddresses: false,
  AddsMembers: true,
  DefaultRoleId: ids.role,
  Active: false,
  Only: false,
  Fallback: null,
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
  Provider: { ...provider, Test: passed },
  Domains: [verified],
  RedirectUri: `https://portal.example/auth/callback/org-${ids.organisation}`,
}

export const organisationSignInExamples: Examples<typeof feature> = {
  getOrganisationSignIn: { answer: signIn },
  saveSignInProvider: {
    body: {
      Name: provider.Name,
      Issuer: provider.Issuer,
      ClientId: provider.ClientId,
      ClientSecret: 'the-secret-of-the-client',
      TrustsAddresses: false,
      AddsMembers: true,
      DefaultRoleId: ids.role,
    },
    answer: written('The sign-in provider has been saved. Test it, then turn it on.', {
      ...signIn,
      Provider: provider,
    }),
  },
  switchSignInProvider: {
    body: { Active: true, Only: false },
    answer: written('Members can now sign in with the provider.', {
      ...signIn,
      Provider: { ...signIn.Provider, Active: true },
    }),
  },
  removeSignInProvider: {
    answer: written('The sign-in provider has been removed.', { ...signIn, Provider: null }),
  },
  testSignInProvider: {
    answer: written('The provider opens for a test.', {
      url: 'https://id.acme.example/authorise?client_id=tributary',
    }),
  },
  addMailDomain: {
    body: { Domain: 'acme.example' },
    answer: written('The domain has been added. Create its DNS record, then check it.', domain),
  },
  verifyMailDomain: { answer: written('The domain is verified.', verified) },
  removeMailDomain: { answer: written('The domain has been removed.', null) },
  findSignInProvider: {
    answer: { Provider: { Name: `org-${ids.organisation}`, DisplayName: 'Acme sign-in' } },
  },
}
