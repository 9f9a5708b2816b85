import type { Transaction } from 'kysely'
import { requestApproval } from '../approvals/request-approval.rules.ts'
import { audit } from '../audit/audit.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { postMail } from '../mail/outbox.ts'
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
  /** With which the sign-up can be looked at while it waits. */
  finaliseCode: string
}

/** What became of a sign-up: an account right away, or one that waits for an approval. */
export type Opened = { userId: string; approvalId: string | null }

type Trx = Transaction<Database>

/** An account with an organisation of its own, whose administrator it is; it waits where the installation says so. */
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
  await postMail(trx, services, {
    recipient: founder.emailAddress,
    mail: { kind: 'welcome', firstName: founder.firstName, companyName },
  })
  return { userId, approvalId: null }
}

/** An account that asks to join an organisation; somebody there decides, whatever the installation says. */
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
