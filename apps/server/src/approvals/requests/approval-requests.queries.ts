import type { ApprovalType } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

export type NewApproval = {
  kind: Exclude<ApprovalType, 'ADD_CONNECTOR'>
  organisationId: string | null
  companyName: string
  requesterId: string | null
  opensAccount: boolean
  description: string
  now: Date
}

export async function insertApproval(trx: Db, approval: NewApproval): Promise<string> {
  const { id } = await trx
    .insertInto('approvals')
    .values({
      approval_type: approval.kind,
      organisation_id: approval.organisationId,
      requester_id: approval.requesterId,
      opens_account: approval.opensAccount,
      company_name: approval.companyName,
      context: JSON.stringify({ Description: approval.description }),
      created_at: approval.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The users who may decide about this organisation or, if null, about the installation. */
export const approversOf = (db: Db, organisationId: string | null) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('statuses', 'statuses.id', 'users.status_id')
    .select(['users.id as userId', 'users.email', 'users.first_name as firstName'])
    .where('statuses.name', '=', 'active')
    .where('users.kind', '=', 'person')
    .where((where) =>
      organisationId === null
        ? where('roles.level', '<=', 1)
        : where.and([
            where('roles.level', '<=', 2),
            where.exists(
              where
                .selectFrom('user_organisations')
                .select('user_id')
                .whereRef('user_id', '=', 'users.id')
                .where('organisation_id', '=', organisationId),
            ),
          ]),
    )
    .execute()
