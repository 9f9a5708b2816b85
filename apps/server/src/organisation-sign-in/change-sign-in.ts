import type { OrganisationSignIn } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import {
  type Author,
  auditedOrganisationTransaction,
  type RecordChange,
} from '../audit/audited-transaction.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { signInOf } from './provider-view.ts'
import { lockSignIn } from './sign-in-providers.writes.ts'

/** A change of the sign-in of an organisation, with the tools of its transaction. */
export type SignInChange = {
  trx: Transaction<Database>
  services: Services
  author: Author
  record: RecordChange
  organisationId: string
}

/** Changes the sign-in of an organisation, one change at a time, and returns it. `work` returns the message. */
export const changeSignIn = (
  services: Services,
  author: Author,
  organisationId: string,
  work: (change: SignInChange) => Promise<string>,
): Promise<Written<OrganisationSignIn>> =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await lockSignIn(trx, organisationId)
    const message = await work({ trx, services, author, record, organisationId })
    return { message, data: await signInOf(trx, services, organisationId) }
  })
