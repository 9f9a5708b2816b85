import { catalogue } from '../common/language/catalogue.ts'
import { untilRetry } from '../common/text/counted-units.messages.ts'
/** The sentences of the sign-in screen. */
export const signInMessages = catalogue('sign-in', {
  signInTo: 'Sign in to Tributary',
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  welcome: (name: string | undefined) => (name ? `Welcome, ${name}!` : 'Welcome!'),
  registered: 'Please watch for a welcome email with next steps.',
  wrongCredentials: 'Please check your email address and password.',
  otherFailure: 'Something seems to have gone wrong, please try again.',
  /** An administrator has changed the address, and its owner has not confirmed it yet. */
  addressUnconfirmed: 'Confirm your email address first. Follow the link we have sent to it, then sign in.',
  /** The organisation of this account has turned passwords off. */
  onlyProvider: (name: string) => `Your organisation signs in with ${name}. Choose it on the sign-in page.`,
  /** Follows a failure for which the server named a time to wait. */
  tryAgainIn: (wait: number) => `You can try again in ${untilRetry(wait)}.`,
  /** Replaces an unknown provider's name. */
  someProvider: 'the provider',
  notLinked: (provider: string | null) =>
    provider
      ? `Your ${provider} credentials are not linked to a user.`
      : 'Those credentials are not linked to a user.',
  /** `link` leads to the sign-up page, with the provider if it is known. */
  signUpWith: (provider: string | null) => ({
    before: 'Please ',
    link: provider ? `sign up with ${provider}` : 'sign up',
    after: '.',
  }),
  /** After a sign-in with the provider of an organisation, whose answer the server has refused. */
  notMember: (provider: string | null) =>
    `${provider ?? 'The provider of your organisation'} knows you, but you cannot sign in here with that account. Ask an administrator of your organisation to invite its address.`,
  /** The provider of an organisation does not confirm the address. */
  unverifiedAddress: (provider: string | null) =>
    `${provider ?? 'The provider of your organisation'} does not confirm your email address. Ask an administrator to let it send the claim “email_verified” as true, or, if it sends no such claim, to trust its addresses under Admin → Sign-in.`,
  providerFailure: (provider: string) =>
    `Something seems to have gone wrong while trying to sign in using ${provider}. Please try again.`,
  /** Shown when the browser blocks cookies, which a provider's callback and a lasting session need. */
  noCookies:
    'Your browser blocks cookies for this page, so you cannot stay signed in. Please allow them, and try again.',
})
