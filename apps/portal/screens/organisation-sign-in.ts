import { answer, fail } from './answers.ts'
import { longName } from './long-names.ts'
import type { Group, Screen } from './screen.ts'

const signIn = '**/backend/organisations/*/sign-in'
const address = '/admin/sign-in'

const domain = (Id: string, Domain: string, State: string) => ({
  ...{ Id, Domain, ProviderId: 'p-1', State, VerifiedAtUtc: null, CheckedAtUtc: null },
  Record: {
    Name: `_tributary.${Domain}`,
    Value: 'tributary-verification=3yK7vQm2xR8tWcJ5nLpZ0aBdEfGhIjKlMnOpQrStUvW',
  },
})

const settings = {
  Providers: [
    {
      Id: 'p-1',
      RedirectUri: 'https://portal.example/auth/callback/org-0193f5a2-6c1d-4e8b-9a37-000000000027',
      ...{ Name: longName.slice(0, 60), Issuer: 'https://id.acme.example', ClientId: 'tributary-portal' },
      ...{ TrustsAddresses: false, AddsMembers: true, DefaultRoleId: 5, Active: true },
      Test: {
        ...{ AtUtc: '2026-10-02T08:30:00.000Z', Outcome: 'passed', Reason: null },
        Claims: [
          { Name: 'iss', Value: 'https://id.acme.example' },
          { Name: 'email', Value: 'olga@acme.example' },
        ],
      },
      ChangedAtUtc: '2026-10-02T08:30:00.000Z',
    },
  ],
  Only: true,
  Fallback: { Id: 1, Name: 'Olga Oak' },
  Domains: [domain('1', 'acme.example', 'verified'), domain('2', 'acme-traders.example', 'waiting')],
  RedirectUri: 'https://portal.example/auth/callback/org-0193f5a2-6c1d-4e8b-9a37-000000000027',
}

const withSettings: NonNullable<Screen['before']> = ({ page }) => answer(page, signIn, settings)

export const adminSignIn: Group = {
  title: 'Admin: sign-in',
  screens: [
    { name: 'Sign-in, nothing set up', path: address, as: 'olga' },
    { name: 'Sign-in', path: address, as: 'olga', before: withSettings },
    {
      name: 'Sign-in, removing',
      path: address,
      as: 'olga',
      before: withSettings,
      steps: async ({ page }) => {
        await page
          .getByRole('button', { name: /^Remove / })
          .first()
          .click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    { name: 'Sign-in, loading', path: address, as: 'olga', holds: signIn },
    { name: 'Sign-in, failed', path: address, as: 'olga', before: ({ page }) => fail(page, signIn) },
  ],
}
