import { can } from '@tributary/domain'
import { audit } from '../../audit/audit.ts'
import { auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../../http/caller.ts'
import { networkOf } from '../../http/network.ts'
import { hashOf } from '../../security/random-token.ts'
import { mayTake } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import { callerInSession } from '../../session/session.rules.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import type { AuthorisationResult, Declined } from './account-provider.ts'
import { type AuthorisationAttempt, takeAttempt } from './authorisation-attempts.queries.ts'
import { type AuthoriseLog, noteAuthoriseFailure } from './authorise-log.ts'
import { type Connected, connectAccounts } from './connect-accounts.rules.ts'
import { attemptSecretPlace } from './start-authorisation.rules.ts'

/** The error that the management page shows. */
type AddError = 'unauthorised' | 'not_permitted' | 'connector_exists' | 'unknown'

/** The callback request of a browser that returns from a provider. */
export type AuthoriseCallback = {
  type: string
  answer: URLSearchParams
  browserToken: string | undefined
  ip: string
  requestId: string
}

/** The redirect, and whether this browser had started the authorisation. */
export type CallbackOutcome = { location: string; awaited: boolean }

/**
 * Handles the callback of a provider. A callback with a missing, unknown, used or expired state, or with the state of
 * another type, user or browser, is unauthorised, and no request goes to the provider. The same applies if
 * the user has lost the right to authorise.
 */
export async function finishAuthorisation(
  services: Services,
  log: AuthoriseLog,
  returned: AuthoriseCallback,
): Promise<CallbackOutcome> {
  const { storage } = services
  const type = await connectorTypeByNameOrId(storage.db, returned.type)
  if (!type) return { location: '/home', awaited: false }
  const place = (parameters: Record<string, string>) =>
    `/connectors/${type.type}/manage?${new URLSearchParams(parameters)}`
  // Rate-limited before logging, so a flood cannot fill the log.
  if (!(await mayTake(storage.db, services.clock(), ['provider-return', networkOf(returned.ip)])))
    return { location: place({ error: 'unknown' }), awaited: false }
  const known = { id: String(type.id), type: type.type }
  const awaited = await awaitedAttempt(services, returned, known.id)
  const outcome = awaited
    ? await connectAuthorised(services, log, returned, { ...awaited, type: known })
    : 'unauthorised'
  if (typeof outcome === 'string') {
    await noteRefused(services, returned, known.type, outcome, awaited?.attempt)
    return { location: place({ error: outcome }), awaited: awaited !== undefined }
  }
  return { location: place(parametersOf(known.type, outcome)), awaited: true }
}

/** PowerOffice does not provide the required start date, so the editor opens for the user to enter it. */
function parametersOf(type: string, { ids, elsewhere }: Connected): Record<string, string> {
  const [first] = ids
  return {
    ...(ids.length > 0 && { authorised: String(ids.length) }),
    ...(elsewhere > 0 && { error: 'connector_exists' }),
    ...(type === 'poweroffice' && first && { edit: first }),
  }
}

type Awaited = { attempt: AuthorisationAttempt; caller: Caller }

async function awaitedAttempt(
  services: Services,
  { answer, browserToken }: AuthoriseCallback,
  typeId: string,
): Promise<Awaited | undefined> {
  const states = answer.getAll('state')
  const attempt = await takeAttempt(services.storage.db, hashOf(states[0] ?? ''))
  const isTheirs =
    states.length === 1 &&
    attempt !== undefined &&
    attempt.typeId === typeId &&
    attempt.expiresAt > services.clock() &&
    browserToken !== undefined &&
    attempt.browserHash === hashOf(browserToken)
  if (!isTheirs) return undefined
  const caller = await callerInSession(services, attempt.sessionId)
  const may = caller && can(caller, 'connectors.authorise') && belongsTo(caller, attempt.organisationId)
  return may ? { attempt, caller } : undefined
}

async function connectAuthorised(
  services: Services,
  log: AuthoriseLog,
  { answer, ip, requestId }: AuthoriseCallback,
  { attempt, caller, type }: Awaited & { type: { id: string; type: string } },
): Promise<Connected | AddError> {
  const opened = await authorisedAt(services, type.type, attempt, answer).catch((error: unknown) => {
    noteAuthoriseFailure(log, type.type, error)
    return 'failed' as const
  })
  if (opened === 'failed') return 'unknown'
  if (opened === 'not-permitted') return 'not_permitted'
  if (opened === 'cancelled' || opened.accounts.length === 0) return 'unauthorised'
  const { organisationId, userId } = attempt
  const connected = await auditedOrganisationTransaction(
    services,
    { caller, ip, requestId },
    organisationId,
    (trx, record) => connectAccounts({ trx, record, services, organisationId, userId, type }, opened),
  )
  return connected.ids.length > 0 ? connected : 'connector_exists'
}

async function authorisedAt(
  { accountProviders, secretBox }: Services,
  type: string,
  attempt: AuthorisationAttempt,
  answer: URLSearchParams,
): Promise<AuthorisationResult | Declined> {
  const provider = accountProviders.get(type)
  if (!provider) throw new Error('This provider is no longer configured.')
  const codeVerifier = secretBox.open(attempt.sealed, attemptSecretPlace(attempt))
  return provider.finish(answer, {
    state: answer.get('state') ?? '',
    codeVerifier,
    account: attempt.account,
  })
}

const noteRefused = (
  { storage, clock }: Services,
  { ip, requestId }: AuthoriseCallback,
  type: string,
  error: AddError,
  attempt: AuthorisationAttempt | undefined,
) =>
  audit(storage.db, {
    at: clock(),
    action: 'connector.authorisation-refused',
    detail: { type, error },
    ip,
    requestId,
    ...(attempt && { actorId: attempt.userId, organisationId: attempt.organisationId }),
  })
