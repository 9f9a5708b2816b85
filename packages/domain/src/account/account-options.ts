/** A provider that people can sign in with; `name` is the one addresses use, e.g. `xero`. */
export type SignInProvider = { name: string; displayName: string }

/** Which captcha stands before signing up and asking for a reset: a proof of work of our own, or Google's. */
export type CaptchaKind = { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string }

/** What an installation offers to people who are not signed in (requirements SIGNIN-30, SIGNUP-19). */
export type AccountOptions = {
  /** Whether new accounts can be opened. */
  signUp: boolean
  providers: SignInProvider[]
  captcha: CaptchaKind
  /** The name of the rule for new passwords. */
  passwordPolicy: string
}
