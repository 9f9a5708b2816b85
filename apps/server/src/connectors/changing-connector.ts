import type { Transaction } from 'kysely'
import { type Author, changing, type RecordChange } from '../audit/recorded.ts'
import type { Services } from '../services.ts'
import { enterOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'

/** Changes something of one organisation's connectors: its rows alone are within reach, and the audit log tells of it. */
export const changingConnector = <T>(
  services: Pick<Services, 'storage' | 'clock'>,
  author: Author,
  organisationId: string,
  work: (trx: Transaction<Database>, record: RecordChange) => Promise<T>,
): Promise<T> =>
  changing(services, author, async (trx, record) => {
    await enterOrganisation(trx, organisationId)
    return work(trx, record)
  })
