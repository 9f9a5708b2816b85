import type { Approval, ApprovalStatus } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const rows = (db: Db) =>
  db
    .selectFrom('approvals')
    .select([
      'id',
      'approval_type as approvalType',
      'status as approvalStatus',
      'organisation_id as organisationId',
      'requester_id as requesterId',
      'opens_account as opensAccount',
      'company_name as companyName',
      'context',
      'created_at as requestedAt',
      'decided_at as approvedAt',
      'decided_by_name as approvedUser',
    ])

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof lockApproval>>>

/** Pending approvals first, then the most recently decided. */
const inOrder = (db: Db) =>
  rows(db)
    .orderBy(sql`status = 'PENDING'`, 'desc')
    .orderBy(sql`coalesce(decided_at, created_at)`, 'desc')
    .orderBy('id')

export const everyApproval = (db: Db) => inOrder(db).execute()

export const approvalsIn = (db: Db, organisationIds: readonly string[]) =>
  inOrder(db).where('organisation_id', 'in', organisationIds).execute()

/** Reads and locks an approval, so that the second of two decisions finds it decided. */
export const lockApproval = (trx: Db, id: string) =>
  rows(trx).where('id', '=', id).forUpdate().executeTakeFirst()

export type Decision = {
  status: Exclude<ApprovalStatus, 'PENDING'>
  organisationId: string | null
  by: { userId: string | null; name: string }
  now: Date
}

export async function writeDecision(trx: Db, id: string, { status, organisationId, by, now }: Decision) {
  await trx
    .updateTable('approvals')
    .set({
      status,
      organisation_id: organisationId,
      decided_at: now,
      decided_by: by.userId,
      decided_by_name: by.name,
    })
    .where('id', '=', id)
    .execute()
}

type HiddenField = 'requesterId' | 'opensAccount' | 'companyName'

export const toApproval = (row: Omit<ApprovalRow, HiddenField>): Approval => ({
  id: row.id,
  approvalType: row.approvalType,
  approvalStatus: row.approvalStatus,
  requestedAt: row.requestedAt,
  approvedAt: row.approvedAt,
  approvedUser: row.approvedUser,
  approvalContext: JSON.stringify(row.context),
})
