import type { Transaction } from 'kysely'
import type { Facts } from '../audit/audited-transaction.ts'
import { idText } from '../audit/id-text.ts'
import type { Database } from '../storage/schema.ts'
import { connectorsAssigned } from './user-connectors.queries.ts'
import type { Member } from './user-link-writes.queries.ts'
import { userLinksIn } from './user-links.queries.ts'

/** What a member has access to, for the entry of their removal. The report about a past day needs it. */
export async function accessFacts(
  trx: Transaction<Database>,
  { organisationId, userId }: Member,
): Promise<Facts> {
  const links = (await userLinksIn(trx, organisationId, userId))(userId)
  const connectors = await connectorsAssigned(trx, organisationId, { userId, sharedWith: undefined })
  return { groups: idText(links.groups), connectors: idText(connectors(userId)) }
}
