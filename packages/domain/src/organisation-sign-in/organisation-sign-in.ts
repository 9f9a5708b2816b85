import type { Id, Named } from '../id.ts'
import type { MailDomain } from './mail-domain.ts'

/** How the members of an organisation sign in: its providers and its mail domains. */
export type OrganisationSignIn = {
  /** The providers, by name. */
  providers: OrganisationProvider[]
  /** The mail domains, by name. */
  domains: MailDomain[]
  /** Whether members with an address of a verified domain whose provider is on can sign in only with it. */
  only: boolean
  /** The administrator who keeps the password; null if every administrator does, or if passwords are allowed. */
  fallback: Named | null
  /** The redirect address to register for the next provider. */
  redirectUri: string
}

/** An OpenID Connect provider of an organisation. Its client secret is never returned. */
export type OrganisationProvider = {
  /** Identifies the provider. */
  id: Id
  /** The name on the sign-in button. */
  name: string
  /** The issuer, an https address with a discovery document. */
  issuer: string
  /** The id of our client at the provider. */
  clientId: string
  /** Whether addresses count as verified although the provider omits the claim `email_verified`. */
  trustsAddresses: boolean
  /** Whether someone without an account becomes a member at the first sign-in. */
  addsMembers: boolean
  /** The id of the role of new members. It is never one of administrators. */
  defaultRoleId: Id
  /** Whether members can sign in with it. */
  active: boolean
  /** The redirect address that is registered at the provider. */
  redirectUri: string
  /** The last test; null if there was none since the issuer or the client has changed. */
  test: SignInTest | null
  /** The time of the last change. */
  changedAt: Date
}

/** The results of a test sign-in. Only `passed` would sign the person in. */
export const signInTestOutcomes = [
  'passed',
  'cancelled',
  'failed',
  'no-address',
  'unverified-address',
  'other-domain',
] as const

/** The result of a test sign-in. */
export type SignInTestOutcome = (typeof signInTestOutcomes)[number]

/** A test sign-in, which signed no one in. */
export type SignInTest = {
  /** The time of the test. */
  at: Date
  /** Its result. */
  outcome: SignInTestOutcome
  /** The kind of the failure, for a log; null if it did not fail. */
  reason: string | null
  /** The claims of the provider. */
  claims: ReportedClaim[]
}

/** A claim of a provider about a user. */
export type ReportedClaim = {
  /** The name of the claim, e.g. `email`. */
  name: string
  /** The value as text. */
  value: string
}

/** What the sign-in page offers for the domain of an address. It does not depend on any account. */
export type OfferedSignIn = {
  /** The provider; null if no organisation has one for the domain. */
  provider: {
    /** The name in URLs. */
    name: string
    /** The name on the sign-in button. */
    displayName: string
  } | null
}

/** Limits of the providers of an organisation and of its mail domains. */
export const organisationSignInLimits = {
  /** The most providers of an organisation. */
  providers: 10,
  /** The length of a name. */
  name: 60,
  /** The length of an issuer. */
  issuer: 500,
  /** The length of a client id. */
  clientId: 300,
  /** The length of a client secret. */
  clientSecret: 1_000,
  /** The most mail domains of an organisation. */
  domains: 20,
  /** How long a domain stays verified while its record is missing. Milliseconds. */
  missingRecordMs: 3 * 24 * 3_600_000,
} as const
