import { people } from '../e2e/support/data/people.ts'
import type { Portal } from '../e2e/support/screens/portal.ts'
import type { ProviderPerson } from '../e2e/support/screens/provider-page.ts'
import { answer, fail } from './answers.ts'
import type { Group } from './screen.ts'

const validation = '**/backend/reset-password/validate?*'

export const signIn: Group = {
  title: 'Sign in',
  screens: [
    { name: 'Sign in', path: '/signin' },
    { name: 'Sign in, after signing up', path: '/signin?registration=success&name=Mara' },
    {
      name: 'Sign in, wrong password',
      path: '/',
      steps: async ({ signInScreen }) => {
        await signInScreen.signIn(people.una, 'not it')
        await signInScreen.error.waitFor()
      },
    },
    { name: 'Sign in, provider not linked', path: '/signin?provider=xero&error=unauthorised' },
    { name: 'Verification code', path: '/signin/confirm?reference=any' },
    {
      name: 'Verification code, wrong',
      path: '/signin/confirm?reference=any',
      steps: async ({ confirmScreen }) => {
        await confirmScreen.enter('00000')
        await confirmScreen.banner.waitFor()
      },
    },
  ],
}

/** Goes through the provider and back as a new user. */
const returnAs = (person: ProviderPerson) => async (portal: Portal) => {
  await portal.providerPage.way('Sign up').click()
  await portal.providerPage.be(person)
  await portal.finaliseScreen.heading.waitFor()
}

const viaProvider = '/signup?provider=xero'

export const signUp: Group = {
  title: 'Sign up',
  screens: [
    { name: 'Sign up', path: '/signup' },
    {
      name: 'Sign up, nothing entered',
      path: '/signup',
      steps: ({ signUpScreen }) => signUpScreen.button.click(),
    },
    { name: 'Sign up, provider cancelled', path: `${viaProvider}&error=unauthorised` },
    { name: 'Finish sign-up, ask to join', path: viaProvider, steps: returnAs('Petra Poole') },
    {
      name: 'Finish sign-up, waiting for approval',
      path: viaProvider,
      before: ({ page }) =>
        answer(page, '**/backend/registration/finalise?*', {
          Finalised: false,
          FirstName: 'Petra',
          Provider: 'xero',
          ApprovalId: '7f1d6c1e-0a53-4d1b-9f5e-2f8d4f0f9b11',
          LinkOrganisation: true,
          LinkAccount: false,
          EmailAddress: 'petra@acme-traders.example',
        }),
      steps: returnAs('Petra Poole'),
    },
    { name: 'Finish sign-up, new organisation', path: viaProvider, steps: returnAs('Quinn Quay') },
    { name: 'Finish sign-up, link an account', path: viaProvider, steps: returnAs('Eli Elm') },
    { name: 'Finish sign-up, invalid link', path: '/signup/finalise?code=nonsense' },
  ],
}

const addressLink = '**/backend/registration/confirm-address*'

export const addresses: Group = {
  title: 'Email addresses',
  screens: [
    {
      name: 'Confirm your email address',
      path: '/signin/confirm-address/any',
      before: ({ page }) => answer(page, addressLink, { EmailAddress: 'p•••@newcomers.example' }),
    },
    {
      name: 'Confirm your email address, done',
      path: '/signin/confirm-address/any',
      before: ({ page }) =>
        answer(page, addressLink, { EmailAddress: 'p•••@newcomers.example', message: 'OK', data: null }),
      steps: async ({ page }) => {
        await page.getByRole('button', { name: 'Confirm email address' }).click()
        await page.getByText('Your email address has been confirmed.').waitFor()
      },
    },
    { name: 'Confirm your email address, invalid link', path: '/signin/confirm-address/made-up' },
  ],
}

export const passwords: Group = {
  title: 'Passwords',
  screens: [
    { name: 'Reset password', path: '/reset-password' },
    {
      name: 'Reset password, sent',
      path: '/reset-password',
      steps: async ({ resetRequest }) => {
        await resetRequest.ask('unknown@nowhere.example')
        await resetRequest.sent.waitFor()
      },
    },
    {
      name: 'New password',
      path: '/reset-password/redeem/any',
      before: ({ page }) => answer(page, validation, { message: 'OK' }),
      steps: ({ newPassword }) => newPassword.field('Password').fill('meadow'),
    },
    {
      name: 'First password',
      path: '/set-password/redeem/any',
      before: ({ page }) => answer(page, validation, { message: 'OK' }),
    },
    {
      name: 'New password, done',
      path: '/reset-password/redeem/any',
      before: async ({ page }) => {
        await answer(page, validation, { message: 'OK' })
        await answer(page, '**/backend/reset-password', { message: 'OK' })
      },
      steps: async ({ newPassword, page }) => {
        await newPassword.fill('Meadow-8-lantern')
        await newPassword.button('Reset password').click()
        await page.getByText('Your password has been successfully reset.').waitFor()
      },
    },
    { name: 'New password, invalid link', path: '/reset-password/made-up' },
    {
      name: 'New password, checking the link',
      path: '/reset-password/redeem/any',
      holds: validation,
    },
    {
      name: 'New password, link not checked',
      path: '/reset-password/redeem/any',
      before: ({ page }) => fail(page, validation),
    },
  ],
}
