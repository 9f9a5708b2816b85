import { answer } from './answers.ts'
import type { Group } from './screen.ts'

const pendingEmail = {
  EmailAddress: 'paula@newcomers.example',
  Pending: {
    EmailAddress: 'paula.newcomer@harbourpine.example',
    ExpiresAtUtc: new Date(Date.now() + 86_400_000).toISOString(),
  },
}

const linkedIdentities = [
  {
    Id: 'i1',
    Provider: 'xero',
    DisplayName: 'Xero',
    LinkedAtUtc: '2026-10-02T08:30:00.000Z',
    LastUsedAtUtc: new Date(Date.now() - 3_600_000).toISOString(),
  },
]

const alerts = {
  ...{ Events: ['refresh.failed', 'authorisation.needed'], Connectors: 'mine', Pace: 'delayed' },
  ...{ DelayMinutes: 15, DailyAt: '08:00', Quiet: { From: '22:00', To: '07:00' }, Zone: 'Europe/London' },
}

const token = (Id: string, Name: string, Scope: string, days: number) => ({
  ...{ Id, Name, Scope, Hint: '4Xq0', Organisations: null, CreatedBy: 'Paula Newcomer' },
  Owner: { Id: 'u1', Name: 'Paula Newcomer', IsService: false },
  CreatedAtUtc: '2026-10-02T08:30:00.000Z',
  ExpiresAtUtc: new Date(Date.now() + days * 86_400_000).toISOString(),
  LastUsedAtUtc: new Date(Date.now() - 3_600_000).toISOString(),
})

const ownTokens = [
  token('t1', 'Nightly refresh', 'refresh', 60),
  token('t2', 'Power BI', 'read', 5.5),
  token('t3', 'Import of users', 'administer', -1),
]

export const profile: Group = {
  title: 'Profile',
  screens: [
    { name: 'Profile', path: '/profile', as: 'paula' },
    {
      name: 'Profile, verification code',
      path: '/profile',
      as: 'paula',
      steps: async ({ profile }) => {
        await profile.switchCodes('Enable').click()
        await profile.codeDialog.waitFor()
      },
    },
    {
      name: 'Profile, with codes and devices',
      path: '/profile',
      as: 'paula',
      before: ({ page }) =>
        answer(page, '**/backend/me/security/mfa', {
          requireMultiFactorAuthentication: true,
          verificationDevices: [
            { Reference: 'a', Description: 'Chrome on Linux', Trusted: true },
            { Reference: 'b', Description: 'Safari on iPhone', Trusted: false },
          ],
        }),
      steps: async ({ profile }) => {
        await profile.switchCodes('Enable').click()
        await profile.devices.first().waitFor()
      },
    },
    {
      name: 'Profile, change password',
      path: '/profile',
      as: 'paula',
      steps: async ({ profile }) => {
        await profile.changePassword.click()
        await profile.passwordDialog.waitFor()
      },
    },
    {
      name: 'Profile, change password refused',
      path: '/profile',
      as: 'paula',
      steps: async ({ profile }) => {
        await profile.changePassword.click()
        await profile.fillPasswords('not it', 'meadow', 'meadows')
        await profile.passwordDialog.getByRole('button', { name: 'Change password' }).click()
      },
    },
    {
      name: 'Profile, email address pending, providers linked',
      path: '/profile',
      as: 'paula',
      before: async ({ page }) => {
        await answer(page, '**/backend/me/security/email', pendingEmail)
        await answer(page, '**/backend/me/security/identities', linkedIdentities)
      },
      steps: ({ profile }) => profile.panel('Linked sign-in providers').getByText('Xero').waitFor(),
    },
    {
      name: 'Profile, change email address',
      path: '/profile',
      as: 'paula',
      steps: async ({ page, profile }) => {
        await profile.panel('Email address').getByRole('button', { name: 'Change email address' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click()
      },
    },
    {
      name: 'Profile, remove a sign-in provider',
      path: '/profile',
      as: 'paula',
      before: ({ page }) => answer(page, '**/backend/me/security/identities', linkedIdentities),
      steps: async ({ page, profile }) => {
        await page.getByRole('button', { name: 'Remove Xero' }).click()
        await profile.question('Remove Xero?').waitFor()
      },
    },
    {
      name: 'Profile, sign out everywhere',
      path: '/profile',
      as: 'paula',
      steps: async ({ profile }) => {
        await profile.signOutEverywhere.click()
        await profile.question('Sign out everywhere?').waitFor()
      },
    },
    {
      name: 'Profile, alerts',
      path: '/profile#alerts',
      as: 'paula',
      before: ({ page }) => answer(page, '**/backend/me/alerts', alerts),
      steps: ({ page }) => page.getByRole('combobox', { name: 'Time zone' }).waitFor(),
    },
    {
      name: 'Profile, API tokens',
      path: '/profile',
      as: 'paula',
      before: ({ page }) => answer(page, '**/backend/me/tokens', ownTokens),
      steps: ({ page }) => page.getByText('Power BI').scrollIntoViewIfNeeded(),
    },
    {
      name: 'Profile, create API token',
      path: '/profile',
      as: 'paula',
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Create token' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'Profile, new API token',
      path: '/profile',
      as: 'paula',
      before: ({ page }) =>
        page.route('**/backend/me/tokens', (route) =>
          route.fulfill({
            json:
              route.request().method() === 'GET'
                ? ownTokens
                : {
                    message: 'The API token has been created.',
                    data: { ...ownTokens[0], Secret: 'trb_n4K2vYpQ7sXbR9mLwZ1cT8hJ5gFdU3aE6oV0_4Xq0' },
                  },
          }),
        ),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Create token' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Nightly refresh')
        await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'Session has ended',
      path: '/profile',
      as: 'paula',
      steps: async ({ page, profile, resumeDialog }) => {
        await answer(page, '**/backend/**', { message: 'Unauthorized' }, 401)
        // The dialog is in the way if another call has lost the session before.
        const ask = profile.switchCodes('Enable').click({ timeout: 2000 })
        await Promise.all([resumeDialog.whole.waitFor(), ask.catch(() => undefined)])
      },
    },
  ],
}
