import type { Named } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { Author } from '../../audit/audited-transaction.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import type { Access } from './access-difference.ts'
import { notifyOfAccess } from './notify-of-access.rules.ts'

type Assignment = {
  organisationId: string
  connector: Named
  before: readonly string[]
  after: readonly string[]
}

const accessTo = (...connectors: Named[]): Access => ({
  ...{ connectors, groups: [], entities: [], helperTables: [], everyEntity: false },
})

/** Mails those who are newly assigned to a connector, and those who no longer are; see {@link notifyOfAccess}. */
export async function notifyOfAssignment(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'secretBox'>,
  author: Pick<Author, 'caller'>,
  { organisationId, connector, before, after }: Assignment,
): Promise<void> {
  const all = [...new Set([...before, ...after])]
  for (const userId of all.filter((id) => before.includes(id) !== after.includes(id))) {
    const member = { organisationId, userId }
    const had = before.includes(userId) ? accessTo(connector) : accessTo()
    const has = after.includes(userId) ? accessTo(connector) : accessTo()
    await notifyOfAccess(trx, services, author, member, { before: had, after: has, delayed: true })
  }
}
