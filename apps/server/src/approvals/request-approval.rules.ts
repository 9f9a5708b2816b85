import type { Kysely } from 'kysely'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { approversOf, insertApproval } from './approvals.queries.ts'
import { decisionToken } from './decision-link.ts'

export type Request =
  | { kind: 'NEW_ORGANISATION'; companyName: string }
  | { kind: 'JOIN_ORGANISATION'; companyName: string; organisationId: string }

export type Requester = {
  userId: string
  firstName: string
  lastName: string
  emailAddress: string
  /** With which the sign-up can be looked at while it waits. */
  finaliseCode?: string
}

type Tools = Pick<Services, 'config' | 'secretBox' | 'clock'>

/** What whoever decides reads on the card. */
export const describeRequest = (
  kind: Request['kind'],
  { firstName, lastName, emailAddress }: Omit<Requester, 'userId'>,
  companyName: string,
): string => {
  const wish = kind === 'JOIN_ORGANISATION' ? 'asks to join' : 'asks for a new organisation:'
  return `${firstName} ${lastName} (${emailAddress}) ${wish} ${companyName}`
}

/** Asks for a new account to be let in, and tells everybody who may decide as well as whoever asked. */
export async function requestApproval(
  trx: Kysely<Database>,
  services: Tools,
  request: Request,
  requester: Requester,
): Promise<string> {
  const { kind, companyName } = request
  const organisationId = kind === 'JOIN_ORGANISATION' ? request.organisationId : null
  const description = describeRequest(kind, requester, companyName)
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
    description,
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
  description: string
}

/** Mails everyone who may decide, each with a link of their own. */
export async function notifyApprovers(
  trx: Kysely<Database>,
  services: Tools,
  asked: ApproverNotice,
): Promise<void> {
  const { kind, approvalId, organisationId, description } = asked
  const ours = await approversOf(trx, organisationId)
  // An organisation that has nobody to decide must not let anyone wait for ever.
  const deciders = ours.length > 0 ? ours : await approversOf(trx, null)
  for (const { userId, email, firstName } of deciders) {
    const link = { approvalId, userId }
    const token = decisionToken(services.config.encryptionKey, link, services.clock())
    const mail = { kind, firstName, approvalId, description, token }
    await enqueueMail(trx, services, { recipient: email, mail })
  }
}
