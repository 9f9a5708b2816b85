import { SignInPage } from '../account/sign-in/SignInPage.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'
import { defineRoutes } from './define-routes.ts'

const page = lazyScreen<PageProps>

const session = { section: 'session', admission: 'anyone' } as const

const setPassword = page(async () => (await import('../account/reset/SetPasswordPage.tsx')).SetPasswordPage)

/**
 * The part of the route table that needs no session. The first script contains this part and the sign-in page, but no
 * other screen.
 */
export const signedOutRoutes = defineRoutes({
  '/': { ...session, title: 'Sign in', screen: SignInPage, redirectsSignedIn: true },
  '/signin': { ...session, title: 'Sign in', screen: SignInPage, redirectsSignedIn: true },
  '/signin/confirm': {
    ...session,
    title: 'Verify your sign-in',
    screen: page(async () => (await import('../account/sign-in/ConfirmPage.tsx')).ConfirmPage),
  },
  '/signup': {
    ...session,
    title: 'Sign up',
    screen: page(async () => (await import('../account/sign-up/SignUpPage.tsx')).SignUpPage),
  },
  '/signup/finalise': {
    ...session,
    title: 'Finish sign-up',
    screen: page(async () => (await import('../account/sign-up/FinalisePage.tsx')).FinalisePage),
  },
  '/signin/confirm-address/:confirmAddressToken': {
    ...session,
    title: 'Confirm your email address',
    screen: page(async () => (await import('../account/profile/ConfirmAddressPage.tsx')).ConfirmAddressPage),
  },
  '/reset-password': {
    ...session,
    title: 'Reset password',
    screen: page(async () => (await import('../account/reset/ResetRequestPage.tsx')).ResetRequestPage),
  },
  '/reset-password/redeem/:resetPasswordRedeemToken': {
    ...session,
    title: 'Reset password',
    screen: page(async () => (await import('../account/reset/SetPasswordPage.tsx')).ResetPasswordPage),
  },
  '/reset-password/:resetPasswordRedeemToken': { ...session, title: 'Set password', screen: setPassword },
  '/set-password/redeem/:resetPasswordRedeemToken': {
    ...session,
    title: 'Set password',
    screen: setPassword,
  },
})
