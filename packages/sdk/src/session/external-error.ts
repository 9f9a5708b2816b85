import { signInMessages } from './sign-in.messages.ts'

/** What an external sign-in that failed says: a sentence, and for unlinked credentials the way to sign up. */
export type ExternalError = {
  sentence: string
  signUp: { before: string; link: string; after: string } | null
}

/**
 * Reads the `error` query parameter of the sign-in screen; every value but "unauthorised" counts as unknown
 * (requirement SIGNIN-28). `provider` is a display name from our own list, or null when it names none.
 */
export function externalSignInError(error: string | null, provider: string | null): ExternalError | null {
  if (!error) return null
  const name = provider ?? signInMessages.someProvider
  if (error !== 'unauthorised') return { sentence: signInMessages.providerFailure(name), signUp: null }
  return { sentence: signInMessages.notLinked(name), signUp: signInMessages.signUpWith(name) }
}
