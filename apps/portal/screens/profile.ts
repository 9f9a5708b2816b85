import { answer } from './answers.ts'
import type { Group } from './screen.ts'

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
      name: 'Profile, sign out everywhere',
      path: '/profile',
      as: 'paula',
      steps: async ({ profile }) => {
        await profile.signOutEverywhere.click()
        await profile.question('Sign out everywhere?').waitFor()
      },
    },
    {
      name: 'Session has ended',
      path: '/profile',
      as: 'paula',
      steps: async ({ page, profile, resumeDialog }) => {
        await answer(page, '**/backend/**', { message: 'Unauthorized' }, 401)
        // Something else may have asked before, and then the dialog is in the way.
        const ask = profile.switchCodes('Enable').click({ timeout: 2000 })
        await Promise.all([resumeDialog.whole.waitFor(), ask.catch(() => undefined)])
      },
    },
  ],
}
