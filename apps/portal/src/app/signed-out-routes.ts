import { SignInPage } from '../account/sign-in/SignInPage.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'
import { defineRoutes } from './define-routes.ts'
import { signedOutText } from './signed-out.messages.ts'

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
  '/': {
    ...session,
    get title() {
      return signedOutText.signIn
    },
    screen: SignInPage,
    redirectsSignedIn: true,
  },
  '/signin': {
    ...session,
    get title() {
      return signedOutText.signIn
    },
    screen: SignInPage,
    redirectsSignedIn: true,
  },
  '/signin/confirm': {
    ...session,
    get title() {
      return signedOutText.verifyYourSignIn
    },
    screen: page('confirm'),
  },
  '/signup': {
    ...session,
    get title() {
      return signedOutText.signUp
    },
    screen: page('signUp'),
  },
  '/signup/finalise': {
    ...session,
    get title() {
      return signedOutText.finishSignUp
    },
    screen: page('finalise'),
  },
  '/signin/confirm-address/:confirmAddressToken': {
    ...session,
    get title() {
      return signedOutText.confirmYourEmailAddress
    },
    screen: page('confirmAddress'),
  },
  '/invitation/:invitationToken': {
    ...session,
    get title() {
      return signedOutText.invitation
    },
    screen: page('invitation'),
    returnsHere: true,
  },
  '/reconnect/:reconnectToken': {
    ...session,
    get title() {
      return signedOutText.reconnect
    },
    screen: page('reconnect'),
    sameForAnyone: true,
  },
  '/reset-password': {
    ...session,
    get title() {
      return signedOutText.resetPassword
    },
    screen: page('resetRequest'),
  },
  '/reset-password/redeem/:resetPasswordRedeemToken': {
    ...session,
    get title() {
      return signedOutText.resetPassword
    },
    screen: page('resetPassword'),
  },
  '/reset-password/:resetPasswordRedeemToken': {
    ...session,
    get title() {
      return signedOutText.setPassword
    },
    screen: setPassword,
  },
  '/set-password/redeem/:resetPasswordRedeemToken': {
    ...session,
    get title() {
      return signedOutText.setPassword
    },
    screen: setPassword,
  },
})
