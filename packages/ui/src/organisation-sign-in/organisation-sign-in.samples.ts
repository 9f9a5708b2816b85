import type { AssignableRole, MailDomain, OrganisationProvider, OrganisationSignIn } from '@tributary/domain'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

export const roles: AssignableRole[] = [
  { id: 5, name: 'User', displayName: 'User' },
  { id: 4, name: 'ExcelUser', displayName: 'Excel user' },
  { id: 3, name: 'OrganisationAdmin', displayName: 'Organisation administrator' },
]

export const provider: OrganisationProvider = {
  id: 'p-1',
  name: 'Harbour sign-in',
  issuer: 'https://id.harbour.example',
  clientId: 'tributary-portal',
  trustsAddresses: false,
  addsMembers: true,
  defaultRoleId: 5,
  active: true,
  redirectUri: 'https://portal.example/auth/callback/org-5b1f7a2e-90c0-4e9d-8c1f-0b524a7e4c0e',
  test: {
    at: at('09:30'),
    outcome: 'passed',
    reason: null,
    claims: [
      { name: 'iss', value: 'https://id.harbour.example' },
      { name: 'sub', value: '8c1f0b52-4a7e-4c0e-9d35-0c5b1f7a2e90' },
      { name: 'email', value: 'olga@harbour.example' },
      { name: 'email_verified', value: 'true' },
    ],
  },
  changedAt: at('09:00'),
}

const recordOf = (domain: string) => ({
  name: `_tributary.${domain}`,
  value: 'tributary-verification=3yK7vQm2xR8tWcJ5nLpZ0aBdEfGhIjKlMnOpQrStUvW',
})

export const domains: MailDomain[] = [
  {
    id: 'd-1',
    domain: 'harbour.example',
    providerId: 'p-1',
    state: 'verified',
    record: recordOf('harbour.example'),
    verifiedAt: at('08:00'),
    checkedAt: at('09:00'),
  },
  {
    id: 'd-2',
    domain: 'harbour-point.example',
    providerId: null,
    state: 'waiting',
    record: recordOf('harbour-point.example'),
    verifiedAt: null,
    checkedAt: null,
  },
]

const second: OrganisationProvider = {
  ...provider,
  ...{ id: 'p-2', name: 'Google', issuer: 'https://accounts.google.com', active: false, test: null },
  redirectUri: 'https://portal.example/auth/callback/org-7c0e2b4d-1f3a-8b6c-8d21-93a4e5f60718',
}

export const signIn: OrganisationSignIn = {
  providers: [second, provider],
  domains,
  only: true,
  fallback: { id: 'olga', name: 'Olga Oak' },
  redirectUri: 'https://portal.example/auth/callback/org-1a2b3c4d-5e6f-8a7b-8c9d-0e1f2a3b4c5d',
}
