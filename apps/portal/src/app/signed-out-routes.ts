import { SignInPage } from '../account/sign-in/SignInPage.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'
import { defineRoutes } from './define-routes.ts'

type Screens = typeof import('./signed-out-screens.ts')['signedOutScreens']

const page = (name: keyof Screens) =>
  lazyScreen<PageProps>(async () => (await import('./signed-out-screens.ts')).signedOutScreens[name]())

const session = { section: 'session', admission: 'anyone' } as const

const setPassword = page('setPassword')

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
    screen: page('confirm'),
  },
  '/signup': {
    ...session,
    title: 'Sign up',
    screen: page('signUp'),
  },
  '/signup/finalise': {
    ...session,
    title: 'Finish sign-up',
    screen: page('finalise'),
  },
  '/signin/confirm-address/:confirmAddressToken': {
    ...session,
    title: 'Confirm your email address',
    screen: page('confirmAddress'),
  },
  '/reset-password': {
    ...session,
    title: 'Reset password',
    screen: page('resetRequest'),
  },
  '/reset-password/redeem/:resetPasswordRedeemToken': {
    ...session,
    title: 'Reset password',
    screen: page('resetPassword'),
  },
  '/reset-password/:resetPasswordRedeemToken': { ...session, title: 'Set password', screen: setPassword },
  '/set-password/redeem/:resetPasswordRedeemToken': {
    ...session,
    title: 'Set password',
    screen: setPassword,
  },
})
