import type { Transaction } from 'kysely'
import type { Services } from '../services.ts'
import { enterOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { type Author, changing, type RecordChange } from './recorded.ts'

/** As `changing`, for something of one organisation: its rows alone are within reach of the queries. */
export const changingInside = <T>(
  services: Pick<Services, 'storage' | 'clock'>,
  author: Author,
  organisationId: string,
  work: (trx: Transaction<Database>, record: RecordChange) => Promise<T>,
): Promise<T> =>
  changing(services, author, async (trx, record) => {
    await enterOrganisation(trx, organisationId)
    return work(trx, record)
  })
