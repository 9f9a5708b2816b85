import type { DatabaseCredentials } from '@tributary/domain'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import { enteredCredentials } from '../database/entered-credentials.ts'
import type { Services } from '../services.ts'
import { sealTarget, visibleTarget } from './tenant-target.ts'
import { storeTenant, type TenantRow } from './tenants.queries.ts'

/** A company's name and target database. */
export type TenantRequest = {
  tenantId: string
  tenantName: string
  credentials: DatabaseCredentials & { connector: 'mssql' }
}

/** Stores the name and target database of a company, and returns them without the password. */
export async function saveTenant(
  services: Services,
  author: Author,
  tenant: TenantRow,
  { tenantName, credentials: { connector: _, ...body } }: TenantRequest,
) {
  const entered = enteredCredentials(body, null)
  const { password: __, ...place } = entered
  const name = tenantName.trim()
  await auditedOrganisationTransaction(services, author, tenant.organisationId, async (trx, record) => {
    await storeTenant(trx, tenant, name, sealTarget(services.secretBox, tenant, entered))
    await record({
      action: 'xero2sql.credentials-saved',
      organisationId: tenant.organisationId,
      target: tenant.tenantId,
      before: { name: tenant.name, ...visibleTarget(tenant) },
      after: { name, ...place, passwordChanged: true },
    })
  })
  return { id: tenant.tenantId, name, place }
}
