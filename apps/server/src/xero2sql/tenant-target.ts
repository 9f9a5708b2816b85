import type { DatabaseCredentials } from '@tributary/domain'
import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'
import type { SealedTarget, TenantRow } from './tenants.queries.ts'

type Tenant = Pick<TenantRow, 'organisationId' | 'tenantId'>

const passwordPlace = ({ organisationId, tenantId }: Tenant): SecretPlace => ({
  organisation: organisationId,
  table: 'xero2sql_tenants',
  row: tenantId,
  field: 'password',
})

/** The target database of a company, without its password. Null if it is not set. */
export function visibleTarget({ host, database, schema, user }: TenantRow) {
  if (host === null || database === null || schema === null || user === null) return null
  return { host, database, schema, user }
}

/** The target database with its password. For connecting, never for responses. Null if it is not set. */
export function targetCredentials(secretBox: SecretBox, tenant: TenantRow): DatabaseCredentials | null {
  const place = visibleTarget(tenant)
  if (!place || tenant.passwordSealed === null) return null
  return { ...place, password: secretBox.open(tenant.passwordSealed, passwordPlace(tenant)) }
}

export const sealTarget = (
  secretBox: SecretBox,
  tenant: Tenant,
  { password, ...place }: DatabaseCredentials,
): SealedTarget => ({ ...place, passwordSealed: secretBox.seal(password, passwordPlace(tenant)) })
