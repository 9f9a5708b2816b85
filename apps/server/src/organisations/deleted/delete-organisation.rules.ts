import { organisationsMessages } from '@tributary/sdk/organisations'
import type { Kysely, Transaction } from 'kysely'
import { type Author, auditedTransaction } from '../../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { refuseWithoutSuperadmin } from '../../users/last-superadmin.rules.ts'
import { lockClientById } from '../clients.queries.ts'
import { insertDeleted } from './deleted-organisations.queries.ts'
import { mailAdministrators } from './mail-administrators.ts'
import { storeRows } from './move-rows.queries.ts'

type Deletion = { organisationId: string; name: string }

/**
 * Deletes an organisation. Its rows leave all tables immediately: what can be restored is stored without credentials, everything
 * else is erased. So no session, token, directory, webhook, link or refresh can reach it.
 */
export const deleteOrganisation = (
  services: Services,
  author: Author,
  { organisationId, name }: Deletion,
): Promise<{ message: string; data: null }> =>
  auditedTransaction(services, author, async (trx, record) => {
    const client = await lockClientById(trx, organisationId)
    if (!client) throw notFound()
    if (client.name.trim() !== name.trim()) throw badRequest(organisationsMessages.wrongName)
    await refuseOnly(trx, organisationId)
    const at = services.clock()
    const facts = { key: client.key, name: client.name, code: client.code }
    await mailAdministrators(trx, services, author, {
      organisationId,
      companyName: client.name,
      change: 'deleted',
    })
    await insertDeleted(trx, { id: organisationId, ...facts, by: author.caller.userId, at })
    await storeRows(trx, organisationId)
    await trx.deleteFrom('organisations').where('id', '=', organisationId).execute()
    await refuseWithoutSuperadmin(trx, services)
    await record({ action: 'organisations.deleted', organisationId, target: organisationId, before: facts })
    return { message: organisationsMessages.deleted(client.name), data: null }
  })

/** Throws 409 for the only organisation: without one, no one could select anything. */
async function refuseOnly(trx: Transaction<Database>, organisationId: string) {
  if (!(await hasOther(trx, organisationId))) throw conflict(organisationsMessages.onlyOrganisation)
}

const hasOther = async (db: Kysely<Database>, id: string) =>
  (await db.selectFrom('organisations').select('id').where('id', '<>', id).limit(1).executeTakeFirst()) !==
  undefined
