import type { Kysely } from 'kysely'
import type { Asks } from '../../mail/mail.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { describedRequest } from '../../mail/templates/described-request.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { approversOf, insertApproval } from './approval-requests.queries.ts'
import { decisionToken } from './decision-link.ts'

export type Request =
  | { kind: 'NEW_ORGANISATION'; companyName: string }
  | { kind: 'JOIN_ORGANISATION'; companyName: string; organisationId: string }

export type Requester = {
  userId: string
  firstName: string
  lastName: string
  emailAddress: string
  /** The code with which the user can check the state of the sign-up. */
  finaliseCode?: string
}

type Tools = Pick<Services, 'config' | 'secretBox' | 'clock'>

/** What the request of a new user asks for. */
export const asksFor = (
  kind: Request['kind'],
  { firstName, lastName, emailAddress }: Omit<Requester, 'userId'>,
  companyName: string,
): Asks => ({ kind, who: `${firstName} ${lastName} (${emailAddress})`, companyName })

/** Creates an approval for a new account, and mails the requester and everyone who may decide. */
export async function requestApproval(
  trx: Kysely<Database>,
  services: Tools,
  request: Request,
  requester: Requester,
): Promise<string> {
  const { kind, companyName } = request
  const organisationId = kind === 'JOIN_ORGANISATION' ? request.organisationId : null
  const asks = asksFor(kind, requester, companyName)
  const description = describedRequest(asks)
  const approvalId = await insertApproval(trx, {
    kind,
    organisationId,
    companyName,
    requesterId: requester.userId,
    opensAccount: true,
    description,
    now: services.clock(),
  })
  await notifyApprovers(trx, services, {
    kind: 'approval-requested',
    approvalId,
    organisationId,
    asks,
  })
  await enqueueMail(trx, services, {
    recipient: requester.emailAddress,
    mail: {
      kind: 'sign-up-waits',
      firstName: requester.firstName,
      companyName,
      code: requester.finaliseCode,
    },
  })
  return approvalId
}

export type ApproverNotice = {
  kind: 'approval-requested' | 'connector-requested'
  approvalId: string
  organisationId: string | null
  asks: Asks
}

/** Mails everyone who may decide, each with a personal link. */
export async function notifyApprovers(
  trx: Kysely<Database>,
  services: Tools,
  notice: ApproverNotice,
): Promise<void> {
  const { kind, approvalId, organisationId, asks } = notice
  const description = describedRequest(asks)
  const ownApprovers = await approversOf(trx, organisationId)
  // Without an approver in the organisation, the request would wait for ever.
  const approvers = ownApprovers.length > 0 ? ownApprovers : await approversOf(trx, null)
  for (const { userId, email, firstName } of approvers) {
    const link = { approvalId, userId }
    const token = decisionToken(services.config.encryptionKey, link, services.clock())
    const mail = { kind, firstName, approvalId, description, asks, token }
    await enqueueMail(trx, services, { recipient: email, mail })
  }
}
