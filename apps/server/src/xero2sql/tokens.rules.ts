import type { TokenOrganisation, Xero2SqlToken, Xero2SqlTokenDetails } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { synchronisationOf, writeStructure } from '../database/write-structure.ts'
import { belongsTo, type Caller } from '../http/caller.ts'
import { badRequest, notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { saveTenant, type TenantRequest } from './save-tenant.ts'
import { targetCredentials, visibleTarget } from './tenant-target.ts'
import { everyToken, type TenantRow, tenantsOfToken, tokenOf } from './tenants.queries.ts'
import { serverMessages } from './xero2sql.messages.ts'

/** The Xero authorisations of the organisations the caller may act in. */
export async function visibleTokens({ storage }: Services, caller: Caller): Promise<Xero2SqlToken[]> {
  const tokens = await everyToken(storage.db)
  return tokens
    .filter(({ organisationId }) => belongsTo(caller, organisationId))
    .map(({ email, xeroUserId }) => ({ email, xeroUserId }))
}

/** An authorisation with its companies. */
export async function tokenDetails(
  services: Services,
  caller: Caller,
  xeroUserId: string,
): Promise<Xero2SqlTokenDetails> {
  const { token, tenants } = await tokenWithTenants(services, caller, xeroUserId)
  return { email: token.email, xeroUserId: token.xeroUserId, organisations: tenants.map(tokenOrganisation) }
}

const tokenOrganisation = (tenant: TenantRow): TokenOrganisation => ({
  id: tenant.tenantId,
  name: tenant.name,
  credentials: visibleTarget(tenant),
})

async function tokenWithTenants({ storage }: Services, caller: Caller, xeroUserId: string) {
  const token = await tokenOf(storage.db, xeroUserId)
  if (!token || !belongsTo(caller, token.organisationId)) throw notFound()
  return { token, tenants: await tenantsOfToken(storage.db, token.organisationId, token.xeroUserId) }
}

/** Stores the name and target database of a company of an authorisation. */
export async function saveTokenTenant(
  services: Services,
  author: Author,
  xeroUserId: string,
  request: TenantRequest,
): Promise<Written<TokenOrganisation>> {
  const { tenants } = await tokenWithTenants(services, author.caller, xeroUserId)
  const tenant = tenants.find(({ tenantId }) => tenantId === request.tenantId)
  if (!tenant) throw badRequest(serverMessages.noSuchCompany)
  const { id, name, place } = await saveTenant(services, author, tenant, request)
  return { message: serverMessages.saved, data: { id, name, credentials: place } }
}

/**
 * Writes the Excel structure of the authorisation's organisation into the database of each of its companies, one after
 * the other. Each is written as a whole or not at all. The first failure ends the synchronisation and is returned.
 */
export async function synchroniseToken(
  services: Services,
  author: Author,
  xeroUserId: string,
): Promise<{ message: string }> {
  const { storage, secretBox, targets, clock } = services
  const { token, tenants } = await tokenWithTenants(services, author.caller, xeroUserId)
  const { organisationId } = token
  const places = tenants.map((tenant) => ({ tenant, credentials: targetCredentials(secretBox, tenant) }))
  if (places.every(({ credentials }) => !credentials)) throw badRequest(serverMessages.noDatabase)
  const written = await oneAtATime(storage, synchronisationOf(organisationId), async (db) => {
    let databases = 0
    for (const { tenant, credentials } of places) {
      if (!credentials) continue
      const { written: after } = await writeStructure({ db, clock, targets, organisationId, credentials })
      await auditedTransaction({ clock, storage: { ...storage, db } }, author, (_, record) =>
        record({ action: 'xero2sql.synchronised', organisationId, target: tenant.tenantId, after }),
      )
      databases++
    }
    return databases
  })
  return { message: serverMessages.synchronised(written) }
}
