import { signInMessages } from './sign-in.messages.ts'

/** The message of a failed external sign-in, with the link to sign up if no user has these credentials. */
export type ExternalError = {
  /** The reason, for users. */
  sentence: string
  /** The sentence with the link to sign up, in three parts; null if signing up does not help. */
  signUp: {
    /** The words before the link. */
    before: string
    /** The words of the link. */
    link: string
    /** The words after the link. */
    after: string
  } | null
}

/**
 * Reads the `error` query parameter of the sign-in screen. Every value except "unauthorised", and
 * "unverified_address" of the provider of an organisation, is an unknown error. `provider` is a display name from our own list, or null. `ofOrganisation` is true for the provider of an organisation,
 * whose members cannot sign up with it.
 */
export function externalSignInError(
  error: string | null,
  provider: string | null,
  ofOrganisation = false,
): ExternalError | null {
  if (!error) return null
  if (ofOrganisation && error === 'unverified_address')
    return { sentence: signInMessages.unverifiedAddress(provider), signUp: null }
  if (error !== 'unauthorised') {
    const name = provider ?? signInMessages.someProvider
    return { sentence: signInMessages.providerFailure(name), signUp: null }
  }
  if (ofOrganisation) return { sentence: signInMessages.notMember(provider), signUp: null }
  return { sentence: signInMessages.notLinked(provider), signUp: signInMessages.signUpWith(provider) }
}
