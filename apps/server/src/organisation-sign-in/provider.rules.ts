import {
  type Id,
  organisationSignInLimits as limits,
  mayBeDefaultRole,
  type OrganisationSignIn,
} from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import type { Author } from '../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { roleById } from '../users/users.writes.ts'
import { changeSignIn, type SignInChange } from './change-sign-in.ts'
import { sealClientSecret } from './client-secret.ts'
import { assignFreeDomains } from './domains.queries.ts'
import { checkedIssuer } from './issuer.ts'
import { notifyAdministrators } from './notify-administrators.ts'
import { organisationSignInMessages as messages } from './policy/organisation-sign-in.messages.ts'
import {
  type ProviderRow,
  policyOf,
  providersOf,
  verifiedDomainsOf,
} from './policy/sign-in-providers.queries.ts'
import { allowPasswordsWithoutProvider } from './policy.rules.ts'
import { nextProviderId } from './provider-id.ts'
import { signInOf } from './provider-view.ts'
import {
  deleteProvider,
  insertProvider,
  type ProviderValues,
  storeActive,
  storePolicy,
  storeProvider,
  unlinkIdentities,
} from './sign-in-providers.writes.ts'

type Db = Kysely<Database>

export type EnteredProvider = Omit<ProviderValues, 'defaultRoleId'> & {
  clientSecret?: string | undefined
  defaultRoleId: Id
}

/** The organisation and the provider of a call. */
export type ProviderPlace = { orgId: string; id: string }

export const getOrganisationSignIn = (
  services: Services,
  organisationId: string,
): Promise<OrganisationSignIn> =>
  withOrganisation(services.storage.db, organisationId, (trx) => signInOf(trx, services, organisationId))

/** Adds a provider, which is off until it has passed a test. The first one gets the domains without a provider. */
export const addSignInProvider = (
  services: Services,
  author: Author,
  organisationId: string,
  entered: EnteredProvider,
): Promise<Written<OrganisationSignIn>> =>
  changeSignIn(services, author, organisationId, async (change) => {
    const { trx, record } = change
    const others = await providersOf(trx, organisationId)
    if (others.length >= limits.providers) throw conflict(messages.tooManyProviders(limits.providers))
    const values = await checkedValues(change, entered, others)
    const { clientSecret = '' } = entered
    if (clientSecret === '') throw badRequest(messages.secretNeeded)
    const { providersAdded } = await policyOf(trx, organisationId)
    const place = { organisationId, id: nextProviderId(organisationId, providersAdded) }
    const secretSealed = sealClientSecret(services.secretBox, clientSecret, place)
    await insertProvider(trx, place, values, { secretSealed, now: services.clock() })
    await storePolicy(trx, organisationId, { providersAdded: providersAdded + 1 })
    if (others.length === 0) await assignFreeDomains(trx, organisationId, place.id)
    const after = { ...factsOf(values), secretReplaced: true }
    await record({ action: 'sign-in-provider.added', organisationId, target: place.id, after })
    await notifyAdministrators(trx, services, organisationId, { change: 'provider-set', name: values.name })
    return messages.savedOff
  })

/**
 * Changes a provider. Identities are pairs of an issuer and its subject, and subjects can differ by client, so another issuer
 * or client unlinks them all, and is off until it has passed a test.
 */
export const saveSignInProvider = (
  services: Services,
  author: Author,
  place: ProviderPlace,
  entered: EnteredProvider,
): Promise<Written<OrganisationSignIn>> =>
  changeProvider(services, author, place, async (change, before) => {
    const { trx, record, organisationId } = change
    const others = (await providersOf(trx, organisationId)).filter(({ id }) => id !== before.id)
    const values = await checkedValues(change, entered, others)
    const { clientSecret = '' } = entered
    const isOther = before.issuer !== values.issuer || before.clientId !== values.clientId
    if (isOther && clientSecret === '') throw badRequest(messages.secretNeeded)
    const secretSealed =
      clientSecret === '' ? before.secretSealed : sealClientSecret(services.secretBox, clientSecret, before)
    await storeProvider(trx, before, values, { secretSealed, isOther, now: services.clock() })
    const unlinked = isOther ? await unlinkIdentities(trx, before) : 0
    await record({
      action: 'sign-in-provider.saved',
      organisationId,
      target: before.id,
      before: factsOf(before),
      after: { ...factsOf(values), secretReplaced: clientSecret !== '', unlinked },
    })
    const news = isOther ? 'provider-set' : 'provider-changed'
    await notifyAdministrators(trx, services, organisationId, { change: news, name: values.name })
    await allowPasswordsWithoutProvider(change)
    return isOther ? messages.savedOff : messages.saved
  })

/** Turns a provider on or off. Only one that has passed a test and has a verified domain can be on. */
export const switchSignInProvider = (
  services: Services,
  author: Author,
  place: ProviderPlace,
  active: boolean,
): Promise<Written<OrganisationSignIn>> =>
  changeProvider(services, author, place, async (change, before) => {
    const { trx, record, organisationId } = change
    if (active) await refuseUntested(trx, before)
    await storeActive(trx, before, active, services.clock())
    await record({
      action: active ? 'sign-in-provider.enabled' : 'sign-in-provider.disabled',
      organisationId,
      target: before.id,
      before: { active: before.active },
      after: { active },
    })
    const news = active ? 'provider-on' : 'provider-off'
    await notifyAdministrators(trx, services, organisationId, { change: news, name: before.name })
    await allowPasswordsWithoutProvider(change)
    return active ? messages.turnedOn : messages.turnedOff
  })

/** Removes a provider. Its identities are unlinked, and its domains belong to none. */
export const removeSignInProvider = (
  services: Services,
  author: Author,
  place: ProviderPlace,
): Promise<Written<OrganisationSignIn>> =>
  changeProvider(services, author, place, async (change, before) => {
    const { trx, record, organisationId } = change
    const unlinked = await unlinkIdentities(trx, before)
    await deleteProvider(trx, before)
    await record({
      action: 'sign-in-provider.removed',
      organisationId,
      target: before.id,
      before: { ...factsOf(before), unlinked },
    })
    await notifyAdministrators(trx, services, organisationId, {
      change: 'provider-removed',
      name: before.name,
    })
    await allowPasswordsWithoutProvider(change)
    return messages.removed
  })

type Work = (change: SignInChange, before: ProviderRow) => Promise<string>

const changeProvider = (services: Services, author: Author, { orgId, id }: ProviderPlace, work: Work) =>
  changeSignIn(services, author, orgId, async (change) =>
    work(change, await providerIn(change.trx, { orgId, id })),
  )

/** Returns a provider of an organisation; 404 for any other. */
export async function providerIn(db: Db, { orgId, id }: ProviderPlace): Promise<ProviderRow> {
  const provider = (await providersOf(db, orgId)).find((one) => one.id === id.toLowerCase())
  if (!provider) throw notFound()
  return provider
}

async function checkedValues(
  { trx, services }: SignInChange,
  { name, clientId, trustsAddresses, addsMembers, ...entered }: EnteredProvider,
  others: readonly ProviderRow[],
): Promise<ProviderValues> {
  const issuer = checkedIssuer(services, entered.issuer)
  const role = await roleById(trx, entered.defaultRoleId)
  if (!mayBeDefaultRole(role)) throw badRequest(messages.administratorRole)
  if (others.some((other) => keyOf(other.name) === keyOf(name))) throw conflict(messages.sameName)
  return { name, issuer, clientId, trustsAddresses, addsMembers, defaultRoleId: role.id }
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

async function refuseUntested(db: Db, provider: ProviderRow) {
  if (!(await isSettingOn(db, 'AllowExternalSignIn'))) throw conflict(messages.externalOff)
  if ((await verifiedDomainsOf(db, provider)).length === 0) throw conflict(messages.noDomain)
  if (provider.test?.outcome !== 'passed') throw conflict(messages.notTested)
}

const factsOf = ({
  name,
  issuer,
  clientId,
  trustsAddresses,
  addsMembers,
  defaultRoleId,
}: ProviderValues) => ({ name, issuer, clientId, trustsAddresses, addsMembers, defaultRoleId })
