import type { Id, OrganisationSignIn } from '@tributary/domain'
import { can, mayBeDefaultRole } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import {
  type Author,
  auditedOrganisationTransaction,
  type RecordChange,
} from '../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { roleById } from '../users/users.writes.ts'
import { sealClientSecret } from './client-secret.ts'
import { checkedIssuer } from './issuer.ts'
import { notifyAdministrators } from './notify-administrators.ts'
import { organisationSignInMessages as messages } from './policy/organisation-sign-in.messages.ts'
import { passwordAdministrators } from './policy/password-policy.rules.ts'
import { type ProviderRow, providerOf, verifiedDomainsOf } from './policy/sign-in-providers.queries.ts'
import { signInOf } from './provider-view.ts'
import {
  deleteProvider,
  lockSignIn,
  storeProvider,
  storeSwitches,
  unlinkIdentities,
} from './sign-in-providers.writes.ts'

type Trx = Transaction<Database>

export type EnteredProvider = {
  name: string
  issuer: string
  clientId: string
  clientSecret?: string | undefined
  trustsAddresses: boolean
  addsMembers: boolean
  defaultRoleId: Id
}

export const getOrganisationSignIn = (
  services: Services,
  organisationId: string,
): Promise<OrganisationSignIn> =>
  withOrganisation(services.storage.db, organisationId, (trx) => signInOf(trx, services, organisationId))

/**
 * Stores the provider. Identities are pairs of an issuer and its subject, and subjects can differ by client, so another
 * issuer or client unlinks them all, and is off until it has passed a test.
 */
export const saveSignInProvider = (
  services: Services,
  author: Author,
  organisationId: string,
  { clientSecret = '', ...entered }: EnteredProvider,
): Promise<Written<OrganisationSignIn>> =>
  changeSignIn(services, author, organisationId, async (trx, record, before) => {
    const issuer = checkedIssuer(services, entered.issuer)
    const role = await roleById(trx, entered.defaultRoleId)
    if (!mayBeDefaultRole(role)) throw badRequest(messages.administratorRole)
    const isOther = before?.issuer !== issuer || before.clientId !== entered.clientId
    if (isOther && clientSecret === '') throw badRequest(messages.secretNeeded)
    const secretSealed =
      clientSecret === '' && before
        ? before.secretSealed
        : sealClientSecret(services.secretBox, clientSecret, organisationId)
    const values = { ...entered, issuer, defaultRoleId: role.id }
    await storeProvider(trx, organisationId, values, { secretSealed, isOther, now: services.clock() })
    const unlinked = isOther ? await unlinkIdentities(trx, organisationId) : 0
    await record({
      action: 'sign-in-provider.saved',
      organisationId,
      target: organisationId,
      before: before && factsOf(before),
      after: { ...factsOf(values), secretReplaced: clientSecret !== '', unlinked },
    })
    const change = isOther ? 'provider-set' : 'provider-changed'
    await notifyAdministrators(trx, services, organisationId, { change, name: entered.name })
    return isOther ? messages.savedOff : messages.saved
  })

/** Turns the provider on or off, and passwords with it. Only a provider that has passed a test can be on. */
export const switchSignInProvider = (
  services: Services,
  author: Author,
  organisationId: string,
  { active, only }: { active: boolean; only: boolean },
): Promise<Written<OrganisationSignIn>> =>
  changeSignIn(services, author, organisationId, async (trx, record, before) => {
    if (!before) throw notFound()
    if (only && !active) throw conflict(messages.needsActive)
    if (active) await refuseUntested(trx, before)
    const fallbackId = only ? await fallbackOf(trx, author, before) : null
    await storeSwitches(trx, organisationId, { active, only, fallbackId }, services.clock())
    await record({
      action: active ? 'sign-in-provider.enabled' : 'sign-in-provider.disabled',
      organisationId,
      target: organisationId,
      before: { active: before.active, only: before.only },
      after: { active, only },
    })
    const change = only ? 'only-provider' : active ? 'provider-on' : 'provider-off'
    await notifyAdministrators(trx, services, organisationId, { change, name: before.name })
    return only ? messages.turnedOnly : active ? messages.turnedOn : messages.turnedOff
  })

/** Removes the provider. Its identities are unlinked, and members sign in with their passwords. */
export const removeSignInProvider = (
  services: Services,
  author: Author,
  organisationId: string,
): Promise<Written<OrganisationSignIn>> =>
  changeSignIn(services, author, organisationId, async (trx, record, before) => {
    if (!before) return messages.removed
    await deleteProvider(trx, organisationId)
    const unlinked = await unlinkIdentities(trx, organisationId)
    await record({
      action: 'sign-in-provider.removed',
      organisationId,
      target: organisationId,
      before: { ...factsOf(before), unlinked },
    })
    await notifyAdministrators(trx, services, organisationId, {
      change: 'provider-removed',
      name: before.name,
    })
    return messages.removed
  })

type Work = (trx: Trx, record: RecordChange, before: ProviderRow | undefined) => Promise<string>

const changeSignIn = (services: Services, author: Author, organisationId: string, work: Work) =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockSignIn(trx, organisationId)
    const message = await work(trx, record, await providerOf(trx, organisationId))
    return { message, data: await signInOf(trx, services, organisationId) }
  })

async function refuseUntested(trx: Trx, { organisationId, test }: ProviderRow) {
  if (!(await isSettingOn(trx, 'AllowExternalSignIn'))) throw conflict(messages.externalOff)
  if ((await verifiedDomainsOf(trx, organisationId)).length === 0) throw conflict(messages.noDomain)
  if (test?.outcome !== 'passed') throw conflict(messages.notTested)
}

/** The administrator who turns passwords off keeps one. Roles that act on every organisation keep theirs anyway. */
async function fallbackOf(trx: Trx, { caller }: Author, { organisationId, only, fallbackId }: ProviderRow) {
  if (only) return fallbackId
  if (can(caller, 'organisations.act-on-every')) return null
  const administrators = await passwordAdministrators(trx, organisationId)
  if (!administrators.some(({ id }) => id === caller.userId)) throw conflict(messages.needsPassword)
  return caller.userId
}

type Facts = Pick<
  ProviderRow,
  'name' | 'issuer' | 'clientId' | 'trustsAddresses' | 'addsMembers' | 'defaultRoleId'
>

const factsOf = ({ name, issuer, clientId, trustsAddresses, addsMembers, defaultRoleId }: Facts) => ({
  name,
  issuer,
  clientId,
  trustsAddresses,
  addsMembers,
  defaultRoleId,
})
