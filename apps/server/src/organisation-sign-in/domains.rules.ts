import { domainToASCII } from 'node:url'
import {
  domainOfAddress,
  type Id,
  isMailDomain,
  isPublicMailDomain,
  organisationSignInLimits as limits,
  type MailDomain,
} from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { newToken } from '../security/random-token.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { isUniqueViolation } from '../storage/database-failure.ts'
import type { Database } from '../storage/schema.ts'
import {
  assignDomain,
  deleteDomain,
  domainById,
  domainsOf,
  insertDomain,
  storeLookup,
} from './domains.queries.ts'
import { lookUpDomain } from './look-up-domain.ts'
import { notifyAdministrators } from './notify-administrators.ts'
import { organisationSignInMessages as messages } from './policy/organisation-sign-in.messages.ts'
import { providersOf } from './policy/sign-in-providers.queries.ts'
import { domainFrom } from './provider-view.ts'
import { lockSignIn } from './sign-in-providers.writes.ts'

export type DomainPlace = { orgId: string; id: string }

/** Adds a domain that waits for its record. Several organisations can wait for one, so that none blocks another. */
export const addMailDomain = (
  services: Services,
  author: Author,
  organisationId: string,
  { domain: entered, providerId }: { domain: string; providerId?: Id | null | undefined },
): Promise<Written<MailDomain>> =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const domain = checkedDomain(entered)
    await lockSignIn(trx, organisationId)
    if ((await domainsOf(trx, organisationId)).length >= limits.domains)
      throw conflict(messages.tooManyDomains(limits.domains))
    const values = { organisationId, domain, providerId: await providerFor(trx, organisationId, providerId) }
    const row = await insertDomain(trx, { ...values, token: newToken(), now: services.clock() })
    if (!row) throw conflict(messages.domainExists)
    await record({ action: 'mail-domain.added', organisationId, target: row.id, after: { domain } })
    return { message: messages.domainAdded, data: domainFrom(row) }
  })

/** Returns the provider of a new domain: the requested one, or the only one. */
async function providerFor(trx: Transaction<Database>, organisationId: string, wanted?: Id | null) {
  const providers = await providersOf(trx, organisationId)
  if (wanted === undefined) return providers.length === 1 ? (providers[0]?.id ?? null) : null
  if (wanted === null) return null
  const provider = providers.find(({ id }) => id === String(wanted).toLowerCase())
  if (!provider) throw notFound()
  return provider.id
}

/** Gives a domain to a provider, or to none. The previous provider no longer signs in its addresses. */
export const assignMailDomain = (
  services: Services,
  author: Author,
  { orgId: organisationId, id }: DomainPlace,
  wanted: Id | null,
): Promise<Written<MailDomain>> =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockSignIn(trx, organisationId)
    const before = isUuid(id) ? await domainById(trx, organisationId, id) : undefined
    if (!before) throw notFound()
    const providerId = await providerFor(trx, organisationId, wanted)
    if (providerId === before.providerId) return { message: '', data: domainFrom(before) }
    const row = await assignDomain(trx, before, providerId)
    await record({
      action: 'mail-domain.changed',
      organisationId,
      target: id,
      before: { domain: row.domain, provider: before.providerId },
      after: { domain: row.domain, provider: providerId },
    })
    if (row.verifiedAt)
      await notifyAdministrators(trx, services, organisationId, { change: 'domain-moved', name: row.domain })
    return { message: messages.domainAssigned, data: domainFrom(row) }
  })

/** Returns the domain of what was typed: a domain, or an address with it. */
function checkedDomain(entered: string): string {
  const typed = entered.trim().toLowerCase()
  const domain = domainToASCII(typed.includes('@') ? domainOfAddress(typed) : typed)
  if (!isMailDomain(domain)) throw badRequest(messages.invalidDomain)
  if (isPublicMailDomain(domain)) throw badRequest(messages.publicDomain)
  return domain
}

/** Looks up the record of a domain. If it was found, the domain belongs to the organisation. */
export async function verifyMailDomain(
  services: Services,
  author: Author,
  { orgId: organisationId, id }: DomainPlace,
): Promise<Written<MailDomain>> {
  const { storage, clock } = services
  await takeAllowance(storage.db, clock(), ['domain-check', organisationId])
  const domain = isUuid(id) ? await domainById(storage.db, organisationId, id) : undefined
  if (!domain) throw notFound()
  const lookup = await lookUpDomain(services.resolveTxt, domain)
  if (lookup === 'unknown') throw conflict(messages.lookupFailed)
  if (lookup === 'missing') throw conflict(messages.recordMissing)
  const verifying = auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockSignIn(trx, organisationId)
    const now = clock()
    const looked = { verifiedAt: domain.verifiedAt ?? now, checkedAt: now, missingSince: null }
    const row = await storeLookup(trx, domain, looked)
    if (!row) throw notFound()
    await record({
      action: 'mail-domain.verified',
      organisationId,
      target: id,
      after: { domain: domain.domain },
    })
    if (domain.verifiedAt === null)
      await notifyAdministrators(trx, services, organisationId, {
        change: 'domain-verified',
        name: domain.domain,
      })
    return { message: messages.domainVerified, data: domainFrom(row) }
  })
  return verifying.catch((error: unknown) => {
    // The index decides, also in parallel. Only an owner of the domain learns that another organisation has it.
    throw isUniqueViolation(error) ? conflict(messages.domainTaken) : error
  })
}

/** Removes a domain. Its addresses are no longer signed in by the provider. */
export const removeMailDomain = (
  services: Services,
  author: Author,
  { orgId: organisationId, id }: DomainPlace,
): Promise<Written<null>> =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockSignIn(trx, organisationId)
    const row = isUuid(id) ? await domainById(trx, organisationId, id) : undefined
    if (!row) throw notFound()
    await deleteDomain(trx, organisationId, id)
    const { domain: name } = row
    await record({ action: 'mail-domain.removed', organisationId, target: id, before: { domain: name } })
    if (row.verifiedAt)
      await notifyAdministrators(trx, services, organisationId, { change: 'domain-removed', name })
    return { message: messages.domainRemoved, data: null }
  })
