/** A mail domain on the wire. */
export const domainRow = (changed: object = {}) => ({
  Id: 'd-1',
  Domain: 'acme.example',
  ProviderId: 'p-1',
  State: 'verified',
  Record: { Name: '_tributary.acme.example', Value: 'tributary-verification=abc' },
  VerifiedAtUtc: '2026-11-21T07:00:00Z',
  CheckedAtUtc: '2026-11-21T07:00:00Z',
  ...changed,
})

/** A provider on the wire. */
export const providerRow = (changed: object = {}) => ({
  Id: 'p-1',
  Name: 'Acme sign-in',
  Issuer: 'https://id.acme.example',
  ClientId: 'tributary',
  TrustsAddresses: false,
  AddsMembers: false,
  DefaultRoleId: 5,
  Active: false,
  RedirectUri: 'https://portal.example/auth/callback/org-p-1',
  Test: null,
  ChangedAtUtc: '2026-11-21T07:00:00Z',
  ...changed,
})

/** The sign-in of an organisation on the wire. */
export const signInRow = (changed: object = {}) => ({
  Providers: [providerRow()],
  Domains: [domainRow()],
  Only: false,
  Fallback: null,
  RedirectUri: 'https://portal.example/auth/callback/org-acme',
  ...changed,
})
