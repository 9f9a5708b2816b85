import type { Transaction } from 'kysely'
import { requestApproval } from '../approvals/requests/request-approval.rules.ts'
import { audit } from '../audit/audit.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { EmailStatus } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { insertAccount, insertMembership, insertOrganisation } from './people.queries.ts'

export type Founder = {
  firstName: string
  lastName: string
  emailAddress: string
  passwordHash: string | null
  emailStatus: EmailStatus
  /** The code to read the state of the sign-up while it waits. */
  finaliseCode: string
}

/** The account of a sign-up, and the approval it waits for; null if it is active. */
export type Opened = { userId: string; approvalId: string | null }

type Trx = Transaction<Database>

/** Opens an account with a new organisation and makes it the administrator. It may need approval, by a setting. */
export async function foundOrganisation(
  trx: Trx,
  services: Services,
  founder: Founder,
  companyName: string,
  context: RequestContext,
): Promise<Opened> {
  const needsApproval = await isSettingOn(trx, 'RequireSignUpApproval')
  const userId = await insertAccount(trx, { ...founder, role: 'OrganisationAdmin', needsApproval })
  await auditSignUp(trx, services, userId, context)
  if (needsApproval) {
    const request = { kind: 'NEW_ORGANISATION', companyName } as const
    return { userId, approvalId: await requestApproval(trx, services, request, { ...founder, userId }) }
  }
  const organisationId = await insertOrganisation(trx, companyName)
  await insertMembership(trx, organisationId, userId)
  await audit(trx, {
    at: services.clock(),
    action: 'organisations.created',
    actorId: userId,
    organisationId,
    target: organisationId,
    detail: { companyName },
    ...auditSource(context),
  })
  await enqueueMail(trx, services, {
    recipient: founder.emailAddress,
    mail: { kind: 'welcome', firstName: founder.firstName, companyName },
  })
  return { userId, approvalId: null }
}

/** Creates an account with a request to join an organisation. The organisation must always approve it. */
export async function askToJoin(
  trx: Trx,
  services: Services,
  person: Founder,
  organisation: { id: string; companyName: string },
  context: RequestContext,
): Promise<Opened> {
  const userId = await insertAccount(trx, { ...person, role: 'User', needsApproval: true })
  await auditSignUp(trx, services, userId, context)
  const request = {
    kind: 'JOIN_ORGANISATION',
    organisationId: organisation.id,
    companyName: organisation.companyName,
  } as const
  return { userId, approvalId: await requestApproval(trx, services, request, { ...person, userId }) }
}

const auditSignUp = (trx: Trx, { clock }: Services, userId: string, context: RequestContext) =>
  audit(trx, {
    at: clock(),
    action: 'account.created',
    actorId: userId,
    target: userId,
    ...auditSource(context),
  })
