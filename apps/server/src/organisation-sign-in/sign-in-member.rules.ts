import { assertionOutcome, type SignInTestOutcome } from '@tributary/domain'
import { type Account, accountByEmail, accountById, isAddressTaken } from '../account/accounts.queries.ts'
import {
  linkOrganisationIdentity,
  ORGANISATION_PROVIDER,
  userOfIdentity,
} from '../account/identities.queries.ts'
import { startExternalSignUp } from '../account/start-external-sign-up.rules.ts'
import { audit } from '../audit/audit.ts'
import { auditSource } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { emailKey } from '../security/email-key.ts'
import { type CallbackResult, nameOfProvider, type OAuthError } from '../security/organisation-providers.ts'
import { hashOf, newToken } from '../security/random-token.ts'
import type { VerifiedIdentity } from '../security/sign-in-providers.ts'
import { issueExternalCode } from '../session/external-code.rules.ts'
import { finalisePath, signInPath } from '../session/providers/portal-paths.ts'
import { lockUsers } from '../users/user-writes.queries.ts'
import { addMember } from './add-member.rules.ts'
import type { Arrival } from './arrival.ts'
import { reachOf } from './policy/organisation-identity.rules.ts'
import { verifiedDomainsOf } from './policy/sign-in-providers.queries.ts'

/** Returns whether the provider's assertion identifies a person of the organisation, or why not. */
export function outcomeOf(
  { issuer, email, emailVerified, claims = {} }: VerifiedIdentity,
  domains: readonly string[],
): SignInTestOutcome {
  // Dropped, because the provider denies that it is verified.
  const isDenied = email === undefined && textIn(claims.email) !== undefined
  const asserted = { issuer, email, emailVerified, hostedDomain: textIn(claims.hd) }
  return isDenied ? 'unverified-address' : assertionOutcome(asserted, domains)
}

const textIn = (claim: unknown) => (typeof claim === 'string' ? claim : undefined)

/**
 * Signs in the member whom the provider of an organisation asserts. A linked identity is found by issuer and subject, in
 * this provider only. Without one, a verified address of a domain of this provider finds its member, or adds one.
 * An account outside the organisation is never linked, and the password of one with another organisation is needed once.
 */
export async function signInMember(arrival: Arrival): Promise<CallbackResult | OAuthError> {
  const { trx, person, provider } = arrival
  // So that two first sign-ins do not add the same person twice.
  await lockUsers(trx)
  const linked = await userOfIdentity(trx, person, provider.id)
  const account = linked && (await accountById(trx, linked.userId))
  if (linked && account) return enter(arrival, account, linked)
  const domains = await verifiedDomainsOf(trx, provider)
  const outcome = outcomeOf(person, domains)
  if (outcome === 'unverified-address') return 'unverified_address'
  if (!person.email || outcome !== 'passed') return 'unauthorised'
  const key = emailKey(person.email)
  if (await isAddressTaken(trx, key)) return linkMember(arrival, await accountByEmail(trx, key))
  const added = await addMember(arrival, person.email)
  return added ? link(arrival, added, { mails: false }) : 'unauthorised'
}

async function enter(
  arrival: Arrival,
  account: Account,
  { identityId, confirmedAt }: { identityId: string; confirmedAt: Date | null },
) {
  const { trx, provider, person } = arrival
  const asserted = { signInProviderId: provider.id, issuer: person.issuer, confirmedAt }
  const reach = await reachOf(trx, account, asserted)
  if (reach === 'refused') return 'unauthorised'
  return reach === 'needs-password' ? confirm(arrival, account) : signedIn(arrival, account, identityId)
}

async function linkMember(arrival: Arrival, account: Account | undefined) {
  const { trx, provider, person } = arrival
  if (account?.status !== 'active') return 'unauthorised'
  const asserted = { signInProviderId: provider.id, issuer: person.issuer, confirmedAt: null }
  const reach = await reachOf(trx, account, asserted)
  if (reach === 'refused') return 'unauthorised'
  return reach === 'needs-password' ? confirm(arrival, account) : link(arrival, account, { mails: true })
}

async function link(arrival: Arrival, account: Account, { mails }: { mails: boolean }) {
  const { trx, services, provider, person, context, now } = arrival
  const { issuer, subject } = person
  const { organisationId, id: signInProviderId } = provider
  const asserted = { organisationId, signInProviderId, confirmedAt: null }
  const identity = { issuer, subject, provider: ORGANISATION_PROVIDER, ...asserted }
  const identityId = await linkOrganisationIdentity(trx, identity, account.userId, now)
  if (!identityId) return 'unauthorised'
  const { userId, firstName, email: recipient } = account
  await audit(trx, {
    at: now,
    action: 'account.linked',
    actorId: userId,
    organisationId,
    target: userId,
    detail: { provider: provider.name },
    ...auditSource(context),
  })
  if (mails)
    await enqueueMail(trx, services, {
      recipient,
      mail: { kind: 'account-linked', firstName, provider: provider.name },
    })
  return signedIn(arrival, account, identityId)
}

async function signedIn(arrival: Arrival, { userId }: Account, identityId: string): Promise<CallbackResult> {
  const { trx, provider, returnUrl, now } = arrival
  const codeBindingCookie = newToken()
  const name = nameOfProvider(provider.id)
  const vouched = { userId, identityId, provider: name, browserHash: hashOf(codeBindingCookie) }
  const code = await issueExternalCode(trx, vouched, now)
  return { location: signInPath('signin', { code, returnUrl }), codeBindingCookie }
}

/** Asks for the password of the account, with the page that links identities of the installation's providers. */
async function confirm({ trx, provider, person, now }: Arrival, account: Account): Promise<CallbackResult> {
  const codeBindingCookie = newToken()
  const { issuer, subject, firstName, lastName } = person
  const known = { issuer, subject, firstName, lastName, email: account.email, emailVerified: false }
  const code = await startExternalSignUp(
    trx,
    {
      ...known,
      provider: ORGANISATION_PROVIDER,
      asserted: { organisationId: provider.organisationId, signInProviderId: provider.id },
      organisationId: null,
      browserHash: hashOf(codeBindingCookie),
    },
    now,
  )
  return { location: finalisePath(code), codeBindingCookie }
}
