/** A provider that users can sign in with. `name` is the one in URLs, e.g. `xero`. */
export type SignInProvider = {
  /** The name in URLs, e.g. `xero`. */
  name: string
  /** The name on the sign-in button, e.g. "Xero". */
  displayName: string
}

/** The captcha for signing up and requesting a password reset: our own proof of work, or Google's. */
export type CaptchaKind =
  | { kind: 'altcha' }
  | {
      kind: 'recaptcha'
      /** The public key that the browser sends to Google. */
      siteKey: string
    }

/** The sign-in and sign-up options of an installation. */
export type AccountOptions = {
  /** Whether users can sign up. */
  signUp: boolean
  /** The providers on the sign-in page, in their order; empty if only passwords are used. */
  providers: SignInProvider[]
  /** The captcha that signing up and a password reset must solve. */
  captcha: CaptchaKind
  /** The name of the policy for new passwords. */
  passwordPolicy: string
}
