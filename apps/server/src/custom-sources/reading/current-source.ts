import { CUSTOM_SOURCE } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import { isUuid } from '../../is-uuid.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import type { SourceDescription, SourceDescriptions } from '../../sync/sources/source-adapter.ts'

type Db = Kysely<Database>
type Installed = Config['installationSources']

/** Finds the current version of the source that a connector reads. */
export const describeSources =
  (db: Db, installed: Installed): SourceDescriptions =>
  async (organisationId, properties) => {
    const id = properties.get(CUSTOM_SOURCE)
    if (id === undefined) return undefined
    return withOrganisation(db, organisationId, (trx) =>
      currentSource(trx, installed, { organisationId, id }),
    )
  }

type OfOrganisation = { organisationId: string; id: string; lock?: boolean }

/**
 * Returns the current version of a source that an organisation may use: its own, or one of the installation. With `lock`,
 * its own cannot be changed until the transaction ends.
 */
export async function currentSource(
  trx: Db,
  installed: Installed,
  { organisationId, id, lock = false }: OfOrganisation,
): Promise<SourceDescription | undefined> {
  const file = installed.get(id)
  if (file) return { organisationId, name: file.checked.name ?? id, version: 1, text: file.text }
  if (!isUuid(id)) return undefined
  const found = await trx
    .selectFrom('custom_sources')
    .innerJoin('custom_source_versions as versions', (join) =>
      join
        .onRef('versions.source_id', '=', 'custom_sources.id')
        .onRef('versions.number', '=', 'custom_sources.version'),
    )
    .select(['custom_sources.name', 'custom_sources.version', 'versions.text'])
    .where('custom_sources.organisation_id', '=', organisationId)
    .where('custom_sources.id', '=', id)
    .$if(lock, (query) => query.forShare('custom_sources'))
    .executeTakeFirst()
  return found && { organisationId, ...found }
}
