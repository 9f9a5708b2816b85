import { isConnectionString } from '@tributary/domain'
import { withoutPassword } from '@tributary/sdk/connectors'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'

/** Binds a sealed property to its row and organisation: elsewhere it cannot be opened. */
export const propertyPlace = (property: { id: string; organisationId: string }): SecretPlace => ({
  organisation: property.organisationId,
  table: 'connector_properties',
  row: property.id,
  field: 'value',
})

/** A connector's properties by name, with opened secrets. For connecting to sources, never for responses. */
export async function connectorSettings(
  db: Kysely<Database>,
  secretBox: SecretBox,
  { organisationId, connectorId }: { organisationId: string; connectorId: string },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('connector_properties')
    .select(['id', 'name', 'value', 'sealed'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .execute()
  return new Map(
    rows.map(({ id, name, value, sealed }) => [
      name,
      sealed === null ? (value ?? '') : secretBox.open(sealed, propertyPlace({ id, organisationId })),
    ]),
  )
}

/** The columns of a value: a secret is sealed. A connection string is also readable, without its password. */
export function storedValue(
  secretBox: SecretBox,
  { id, organisationId, name, value, secret }: StoredParts,
): { value: string | null; sealed: string | null } {
  if (!secret) return { value, sealed: null }
  const sealed = secretBox.seal(value, propertyPlace({ id, organisationId }))
  return { value: isConnectionString(name) ? withoutPassword(value) : null, sealed }
}

type StoredParts = { id: string; organisationId: string; name: string; value: string; secret: boolean }

/** The row of a property. */
export function storedProperty(secretBox: SecretBox, property: StoredParts & { connectorId: string }) {
  const { id, organisationId, connectorId, name } = property
  return {
    id,
    organisation_id: organisationId,
    connector_id: connectorId,
    name,
    ...storedValue(secretBox, property),
  }
}
