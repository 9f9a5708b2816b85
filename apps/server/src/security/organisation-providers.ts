import type { RequestContext } from '../http/request-context.ts'
import type { ProviderIntent } from '../storage/schema/account.ts'
import type { SignInProvider, VerifiedIdentity } from './sign-in-providers.ts'

/** What a provider has returned about a user, or the kind of the failure. */
export type Identified = VerifiedIdentity | 'cancelled' | { failed: string }

export type OrganisationAttempt = { provider: string; intent: ProviderIntent; returnUrl: string | null }

/** Where to redirect the browser, and the cookie to set if there is a code in the redirect. */
export type CallbackResult = { location: string; codeBindingCookie?: string }

/** The error codes for which the portal has a message. */
export type OAuthError = 'unauthorised' | 'unverified_address' | 'unknown'

/** The sign-in providers that organisations have set up. Each has its own redirect address. */
export type OrganisationProviders = {
  /** Returns the provider with this name in URLs, for this purpose; undefined if there is none. */
  find(name: string, intent: ProviderIntent): Promise<SignInProvider | undefined>
  /** Continues an attempt whose state and browser are verified. */
  complete(
    attempt: OrganisationAttempt,
    identified: Identified,
    context: RequestContext,
  ): Promise<CallbackResult | OAuthError>
}

const NAME = /^org-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** Returns the name in URLs of an organisation's provider. */
export const nameOfProvider = (id: string): string => `org-${id}`

/** Returns the id of an organisation's provider from its name; undefined for a provider of the installation. */
export const providerIdOfName = (name: string): string | undefined => NAME.exec(name)?.[1]
