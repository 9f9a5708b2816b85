/** A provider that users can sign in with. `name` is the one in URLs, e.g. `xero`. */
export type SignInProvider = { name: string; displayName: string }

/** The captcha for signing up and requesting a password reset: our own proof of work, or Google's. */
export type CaptchaKind = { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string }

/** The sign-in and sign-up options of an installation. */
export type AccountOptions = {
  /** Whether users can sign up. */
  signUp: boolean
  providers: SignInProvider[]
  captcha: CaptchaKind
  /** The name of the policy for new passwords. */
  passwordPolicy: string
}
