import type { Id, Milestone } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { loadOwned } from './load-owned.ts'
import { milestoneKind } from './milestone-kind.ts'
import { createItem } from './structure-crud.ts'
import { milestonesIn } from './versions.read.ts'

export async function milestonesOf(
  db: Kysely<Database>,
  caller: Caller,
  versionId: Id,
): Promise<Milestone[]> {
  const version = await loadOwned(db, caller, 'versions', versionId)
  return milestonesIn(db, { organisationIds: [version.organisationId], versionId: version.id })
}

/** Adds a milestone to the organisation of its version. */
export async function createMilestone(
  services: Services,
  author: Author,
  { name, versionId, listOrder }: { name: string; versionId: Id; listOrder: number },
): Promise<Written<Milestone>> {
  const version = await loadOwned(services.storage.db, author.caller, 'versions', versionId)
  const { organisationId, id } = version
  return createItem(services, author, milestoneKind, { name, organisationId, versionId: id, listOrder })
}
