import { signInMessages } from './sign-in.messages.ts'

/** What an external sign-in that failed says: a sentence, and for unlinked credentials the way to sign up. */
export type ExternalError = {
  sentence: string
  signUp: { before: string; link: string; after: string } | null
}

/**
 * Reads the `error` query parameter of the sign-in screen; every value but "unauthorised" counts as unknown
 * (requirements SIGNIN-27 and SIGNIN-28). `provider` is a display name from our own list, or null when it names none.
 */
export function externalSignInError(error: string | null, provider: string | null): ExternalError | null {
  if (!error) return null
  if (error !== 'unauthorised') {
    const name = provider ?? signInMessages.someProvider
    return { sentence: signInMessages.providerFailure(name), signUp: null }
  }
  return { sentence: signInMessages.notLinked(provider), signUp: signInMessages.signUpWith(provider) }
}
