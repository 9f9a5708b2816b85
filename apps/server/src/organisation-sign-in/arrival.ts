import type { Transaction } from 'kysely'
import type { RequestContext } from '../http/request-context.ts'
import type { VerifiedIdentity } from '../security/sign-in-providers.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { ProviderRow } from './policy/sign-in-providers.queries.ts'

/** A callback of an organisation's provider, in its transaction. */
export type Arrival = {
  trx: Transaction<Database>
  services: Services
  context: RequestContext
  provider: ProviderRow
  person: VerifiedIdentity
  returnUrl: string | null
  now: Date
}
