import { byName, can, type Id, type TenantCredentials, type Xero2SqlProduct } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { coolDownMessage, SYNC_COOL_DOWN_MS } from '@tributary/sdk/xero2sql'
import type { Kysely } from 'kysely'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../http/caller.ts'
import { badRequest, HttpError, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { organisationsOf } from '../organisations/organisations.rules.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import {
  noteTriggered,
  organisationOfProduct,
  type ProductRow,
  productsIn,
  productToStart,
} from './products.queries.ts'
import { saveTenant, type TenantRequest } from './save-tenant.ts'
import { visibleTarget } from './tenant-target.ts'
import { type TenantRow, tenantOf } from './tenants.queries.ts'
import { serverMessages } from './xero2sql.messages.ts'

/** Users who may assign companies see all of them. Others see those they are linked to. */
const linkedTo = (caller: Caller) => (can(caller, 'xero2sql.assign-users') ? null : caller.userId)

/** The companies the caller may sync, of one or all of their organisations. */
export async function myProducts(
  { storage }: Services,
  caller: Caller,
  orgId: Id | undefined,
): Promise<Xero2SqlProduct[]> {
  const organisationIds =
    orgId === undefined
      ? (await organisationsOf(storage.db, caller)).map(({ id }) => String(id))
      : [String(orgId)]
  if (organisationIds.length === 0) return []
  const products = await productsIn(storage.db, organisationIds, linkedTo(caller))
  return products
    .toSorted((a, b) => byName(a.companyName, b.companyName))
    .map(({ id, companyName, lastTriggeredAt }) => ({ id, companyName, lastTriggeredAt }))
}

/** A product that the caller may use. Throws 404 for any other id. */
export async function usableProduct(db: Kysely<Database>, caller: Caller, id: string): Promise<ProductRow> {
  const organisationId = isUuid(id) ? await organisationOfProduct(db, id) : undefined
  if (!organisationId || !belongsTo(caller, organisationId)) throw notFound()
  const products = await productsIn(db, [organisationId], linkedTo(caller))
  const product = products.find((one) => one.id === id.toLowerCase())
  if (!product) throw notFound()
  return product
}

/**
 * Records a sync request, at most once in 15 minutes. Nothing here fetches from Xero: a separate program reads the
 * record.
 */
export async function startSync(
  services: Services,
  author: Author,
  id: string,
): Promise<{ message: string }> {
  const { organisationId } = await usableProduct(services.storage.db, author.caller, id)
  const now = services.clock()
  await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const product = await productToStart(trx, organisationId, id)
    if (!product) throw notFound()
    refuseTooSoon(product, now)
    await noteTriggered(trx, organisationId, id, now)
    await record({
      action: 'xero2sql.sync-requested',
      organisationId,
      target: id,
      before: { lastTriggeredAt: product.lastTriggeredAt?.toISOString() ?? null },
      after: { lastTriggeredAt: now.toISOString() },
    })
  })
  return { message: serverMessages.requested }
}

function refuseTooSoon(product: ProductRow, now: Date) {
  const message = coolDownMessage(product, now)
  if (message === null) return
  const elapsed = now.getTime() - (product.lastTriggeredAt?.getTime() ?? 0)
  const left = Math.min(SYNC_COOL_DOWN_MS, SYNC_COOL_DOWN_MS - elapsed)
  throw new HttpError(429, message, Math.floor(left / 1_000) + 1)
}

/** The target database of a product's company, without its password. */
export async function productTenant(
  { storage }: Services,
  caller: Caller,
  id: string,
): Promise<TenantCredentials> {
  return tenantCredentials(await tenantOfProduct(storage.db, caller, id))
}

const tenantCredentials = (tenant: TenantRow): TenantCredentials => {
  const place = visibleTarget(tenant)
  return {
    id: tenant.tenantId,
    name: tenant.name,
    credentials: place && { connector: 'mssql', ...place },
  }
}

async function tenantOfProduct(db: Kysely<Database>, caller: Caller, id: string) {
  const { organisationId, tenantId } = await usableProduct(db, caller, id)
  const tenant = await tenantOf(db, organisationId, tenantId)
  if (!tenant) throw notFound()
  return tenant
}

/** Stores the target database of a product's company. Company and name cannot be changed here. */
export async function saveProductTenant(
  services: Services,
  author: Author,
  id: string,
  request: TenantRequest,
): Promise<Written<TenantCredentials>> {
  const tenant = await tenantOfProduct(services.storage.db, author.caller, id)
  if (request.tenantId !== tenant.tenantId) throw badRequest(serverMessages.otherCompany)
  if (request.tenantName !== tenant.name) throw badRequest(serverMessages.nameIsGiven)
  const { name, place } = await saveTenant(services, author, tenant, request)
  const credentials = { connector: 'mssql' as const, ...place }
  return { message: serverMessages.saved, data: { id: tenant.tenantId, name, credentials } }
}
