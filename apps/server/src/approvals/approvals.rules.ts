import { type Approval, can } from '@tributary/domain'
import { approvalsMessages } from '@tributary/sdk/approvals'
import type { Transaction } from 'kysely'
import { accountById, type Person } from '../account/accounts.queries.ts'
import { finaliseApproved } from '../account/external-sign-up.queries.ts'
import {
  deleteAccount,
  insertMembership,
  insertOrganisation,
  openAccount,
} from '../account/people.queries.ts'
import { audit } from '../audit/audit.ts'
import { belongsTo, type Caller } from '../http/caller.ts'
import { badRequest, conflict, forbidden, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import type { Mail } from '../mail/mail.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import {
  type ApprovalRow,
  approvalsIn,
  everyApproval,
  lockApproval,
  toApproval,
  writeDecision,
} from './approvals.queries.ts'
import { isDecisionToken } from './requests/decision-link.ts'

type Trx = Transaction<Database>

/** The approvals the caller may decide, with past ones. Level 2 sees those of their organisations. */
export async function approvalsFor({ storage }: Services, caller: Caller): Promise<Approval[]> {
  if (can(caller, 'organisations.act-on-every')) return (await everyApproval(storage.db)).map(toApproval)
  if (caller.organisationIds.length === 0) return []
  return (await approvalsIn(storage.db, caller.organisationIds)).map(toApproval)
}

const concerns = (caller: Caller, { organisationId }: ApprovalRow) =>
  can(caller, 'organisations.act-on-every') || (organisationId !== null && belongsTo(caller, organisationId))

/** A decision. `token` comes from the link in our mail, if the user followed one. */
type DecisionRequest = { id: string; status: 'APPROVED' | 'REJECTED'; token?: string | undefined }

/** Decides a request finally, and grants it in the same transaction if approved. */
export function decideApproval(
  services: Services,
  caller: Caller,
  decision: DecisionRequest,
  requestId: string,
): Promise<Approval> {
  const { id, status } = decision
  return services.storage.db.transaction().execute(async (trx) => {
    const approval = await lockDecidable(trx, services, caller, decision)
    const now = services.clock()
    const requester = approval.requesterId ? await accountById(trx, approval.requesterId) : undefined
    const approved = status === 'APPROVED'
    const organisationId = approved
      ? await admitRequester(trx, approval, requester, now)
      : approval.organisationId
    const by = { userId: caller.userId, name: `${caller.firstName} ${caller.lastName}` }
    await writeDecision(trx, id, { status, organisationId, by, now })
    if (requester) await informRequester(trx, services, approval, requester, approved)
    await audit(trx, {
      at: now,
      action: approved ? 'approval.approved' : 'approval.rejected',
      actorId: caller.userId,
      ...(organisationId && { organisationId }),
      target: id,
      detail: { type: approval.approvalType, requester: approval.requesterId },
      requestId,
    })
    return toApproval({ ...approval, approvalStatus: status, approvedAt: now, approvedUser: by.name })
  })
}

/** Locks an approval that the caller may decide. Throws 404 if it does not concern them. */
async function lockDecidable(trx: Trx, services: Services, caller: Caller, decision: DecisionRequest) {
  const approval = isUuid(decision.id) ? await lockApproval(trx, decision.id) : undefined
  if (!approval || !concerns(caller, approval)) throw notFound()
  refuseDeciding(services, caller, approval, decision)
  return approval
}

/** Throws if the request is the caller's own or already decided, or if the link was made for a different user. */
function refuseDeciding(
  { config, clock }: Services,
  { userId }: Caller,
  approval: ApprovalRow,
  { token }: DecisionRequest,
) {
  if (approval.requesterId === userId) throw forbidden(approvalsMessages.ownRequest)
  if (approval.approvalStatus !== 'PENDING') throw conflict(approvalsMessages.alreadyDecided)
  const link = { approvalId: approval.id, userId }
  if (token !== undefined && !isDecisionToken(config.encryptionKeys, link, token, clock()))
    throw badRequest(approvalsMessages.linkRefused)
}

/**
 * Makes the requester a member of the organisation, which is created if requested. A requested connector type is set up
 * later by an administrator.
 */
async function admitRequester(trx: Trx, approval: ApprovalRow, requester: Person | undefined, now: Date) {
  if (approval.approvalType === 'ADD_CONNECTOR') return approval.organisationId
  if (!requester) throw conflict(approvalsMessages.requesterGone)
  const organisationId = approval.organisationId ?? (await insertOrganisation(trx, approval.companyName))
  await insertMembership(trx, organisationId, requester.userId)
  if (approval.opensAccount) await openAccount(trx, requester.userId)
  await finaliseApproved(trx, approval.id, now)
  return organisationId
}

/** Mails the decision. A rejected sign-up also loses its pending account. */
async function informRequester(
  trx: Trx,
  services: Services,
  { companyName, context, opensAccount }: ApprovalRow,
  { userId, email, firstName }: Person,
  approved: boolean,
): Promise<void> {
  const decided = { firstName, companyName, approved }
  const connector = context.ConnectorType
  const mail: Mail = connector
    ? { kind: 'connector-decided', connector, ...decided }
    : { kind: 'approval-decided', ...decided }
  await enqueueMail(trx, services, { recipient: email, mail })
  if (!approved && opensAccount) await deleteAccount(trx, userId)
}
