import { can, type DeletedOrganisation } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { type Author, auditedTransaction } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { notFound } from '../../http/http-error.ts'
import { nameFor } from '../../http/name-for.ts'
import type { Services } from '../../services.ts'
import { deletedOrganisations, forgetDeleted, lockDeleted } from './deleted-organisations.queries.ts'
import { KEEP_DELETED_MS } from './keep-deleted.ts'
import { mailAdministrators } from './mail-administrators.ts'
import { restoreRows } from './move-rows.queries.ts'
import { pauseSchedules } from './pause-schedules.queries.ts'

/** Lists the deleted organisations that the caller may restore: those they belonged to. Levels 0 and 1 get all. */
export async function listDeletedOrganisations(
  { storage, clock }: Services,
  caller: Caller,
): Promise<DeletedOrganisation[]> {
  const rows = await restorable({ storage }, caller)
  const now = clock().getTime()
  return rows
    .map(({ id, name, deletedAt, deletedBy, isMember }) => ({
      ...{ id, name, deletedAt },
      deletedBy: nameFor(caller, { author: deletedBy, isMember }),
      erasedAt: new Date(deletedAt.getTime() + KEEP_DELETED_MS),
    }))
    .filter(({ erasedAt }) => erasedAt.getTime() > now)
}

const restorable = ({ storage }: Pick<Services, 'storage'>, caller: Caller) =>
  deletedOrganisations(storage.db, can(caller, 'organisations.act-on-every') ? undefined : caller.userId)

/** Restores a deleted organisation, without credentials and with paused schedules. Throws 404 unless the caller may. */
export const restoreOrganisation = async (
  services: Services,
  author: Author,
  id: string,
): Promise<{ message: string; data: null }> => {
  const found = (await listDeletedOrganisations(services, author.caller)).find((one) => one.id === id)
  if (!found) throw notFound()
  return auditedTransaction(services, author, async (trx, record) => {
    if (!(await lockDeleted(trx, id))) throw notFound()
    await restoreRows(trx, id)
    await pauseSchedules(trx, id, services.clock())
    await forgetDeleted(trx, id)
    const { name } = found
    await mailAdministrators(trx, services, author, {
      organisationId: id,
      companyName: name,
      change: 'restored',
    })
    await record({ action: 'organisations.restored', organisationId: id, target: id, after: { name } })
    return { message: organisationsMessages.restored(name), data: null }
  })
}
