import { can, type ReconnectResult } from '@tributary/domain'
import { audit } from '../../audit/audit.ts'
import { auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { belongsTo, type Caller } from '../../http/caller.ts'
import { networkOf } from '../../http/network.ts'
import { hashOf } from '../../security/random-token.ts'
import { mayTake } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import { callerInSession } from '../../session/session.rules.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { lockedStatus } from '../manage/connector-writes.queries.ts'
import { finishReconnecting, linkOfAttempt } from '../reconnect/finish-reconnecting.rules.ts'
import type { AuthorisationResult, Declined } from './account-provider.ts'
import { type AuthorisationAttempt, takeAttempt } from './authorisation-attempts.queries.ts'
import { type AuthoriseLog, noteAuthoriseFailure } from './authorise-log.ts'
import { type Connected, connectAccounts, connectAuthorised } from './connect-accounts.rules.ts'
import { customAuthorisation } from './custom-authorisation.ts'
import { attemptSecretPlace } from './start-authorisation.rules.ts'

/** The error that the management page shows. */
type AddError = 'unauthorised' | 'not_permitted' | 'client_refused' | 'connector_exists' | 'unknown'

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
 * the user has lost the right to authorise, or if the reconnect link that started it is not valid any more.
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
  const { attempt, isTheirs } = await takenAttempt(services, returned, known.id)
  if (attempt && 'linkId' in attempt.startedBy) {
    const theirs = { attempt, linkId: attempt.startedBy.linkId, isTheirs, type: known.type }
    return { location: linkResultPath(await finishLink(services, log, returned, theirs)), awaited: isTheirs }
  }
  const awaited = attempt && isTheirs ? await awaitedBy(services, attempt) : undefined
  const outcome = awaited
    ? await connectReturned(services, log, returned, { ...awaited, type: known })
    : 'unauthorised'
  if (typeof outcome === 'string') {
    await noteRefused(services, returned, known.type, outcome, awaited?.attempt)
    return { location: place({ error: outcome }), awaited: awaited !== undefined }
  }
  return { location: place(parametersOf(known.type, outcome)), awaited: true }
}

/** The portal's page of reconnect links. Its token is not in this address. */
const linkResultPath = (result: ReconnectResult) => `/reconnect/link?${new URLSearchParams({ result })}`

/** PowerOffice does not provide the required start date, so the editor opens for the user to enter it. */
function parametersOf(type: string, { ids, elsewhere }: Connected): Record<string, string> {
  const [first] = ids
  return {
    ...(ids.length > 0 && { authorised: String(ids.length) }),
    ...(elsewhere > 0 && { error: 'connector_exists' }),
    ...(type === 'poweroffice' && first && { edit: first }),
  }
}

type Taken = { attempt: AuthorisationAttempt | undefined; isTheirs: boolean }

/** Uses up the attempt of a callback's state, and checks that this browser started it for this type. */
async function takenAttempt(
  services: Services,
  { answer, browserToken }: AuthoriseCallback,
  typeId: string,
): Promise<Taken> {
  const states = answer.getAll('state')
  const attempt = await takeAttempt(services.storage.db, hashOf(states[0] ?? ''))
  const isTheirs =
    states.length === 1 &&
    attempt !== undefined &&
    attempt.typeId === typeId &&
    attempt.expiresAt > services.clock() &&
    browserToken !== undefined &&
    attempt.browserHash === hashOf(browserToken)
  return { attempt, isTheirs }
}

type Awaited = { attempt: AuthorisationAttempt; caller: Caller }

/** Returns the user whose session started an attempt, if they may still authorise there. */
async function awaitedBy(services: Services, attempt: AuthorisationAttempt): Promise<Awaited | undefined> {
  if (!('sessionId' in attempt.startedBy)) return undefined
  const caller = await callerInSession(services, attempt.startedBy.sessionId)
  const may = caller && can(caller, 'connectors.authorise') && belongsTo(caller, attempt.organisationId)
  return may ? { attempt, caller } : undefined
}

type LinkReturn = { attempt: AuthorisationAttempt; linkId: string; isTheirs: boolean; type: string }

/** Reconnects the connector of the link that started an attempt. */
async function finishLink(
  services: Services,
  log: AuthoriseLog,
  returned: AuthoriseCallback,
  { attempt, linkId, isTheirs, type }: LinkReturn,
): Promise<ReconnectResult> {
  const result = await linkResult(services, log, returned, { attempt, linkId, isTheirs, type })
  if (result !== 'done') await noteRefused(services, returned, type, result, attempt)
  return result
}

async function linkResult(
  services: Services,
  log: AuthoriseLog,
  { answer, ip, requestId }: AuthoriseCallback,
  { attempt, linkId, isTheirs, type }: LinkReturn,
): Promise<ReconnectResult> {
  if (!isTheirs || !(await linkOfAttempt(services, linkId))) return 'invalid'
  const opened = await openedAt(services, log, type, attempt, answer)
  if (opened === 'failed' || opened === 'client-refused') return 'failed'
  if (opened === 'not-permitted') return 'not_permitted'
  if (opened === 'cancelled' || opened.accounts.length === 0) return 'cancelled'
  return finishReconnecting(services, { ip, requestId }, linkId, opened)
}

async function connectReturned(
  services: Services,
  log: AuthoriseLog,
  { answer, ip, requestId }: AuthoriseCallback,
  { attempt, caller, type }: Awaited & { type: { id: string; type: string } },
): Promise<Connected | AddError> {
  const opened = await openedAt(services, log, type.type, attempt, answer)
  if (opened === 'failed') return 'unknown'
  if (opened === 'client-refused') return 'client_refused'
  if (opened === 'not-permitted') return 'not_permitted'
  if (opened === 'cancelled' || opened.accounts.length === 0) return 'unauthorised'
  const { organisationId, userId, connector } = attempt
  const connected = await auditedOrganisationTransaction(
    services,
    { caller, ip, requestId },
    organisationId,
    (trx, record) => {
      const connecting = { trx, record, services, organisationId, by: { userId }, type }
      return connector
        ? connectAuthorised(connecting, connector.id, opened)
        : connectAccounts(connecting, opened)
    },
  )
  if (connected.ids.length > 0) return connected
  return connector ? 'unauthorised' : 'connector_exists'
}

/** What the provider granted, or why nothing. A failure is logged. */
const openedAt = (
  services: Services,
  log: AuthoriseLog,
  type: string,
  attempt: AuthorisationAttempt,
  answer: URLSearchParams,
) =>
  authorisedAt(services, type, attempt, answer).catch((error: unknown) => {
    noteAuthoriseFailure(log, type, error)
    return isClientRefused(error) ? ('client-refused' as const) : ('failed' as const)
  })

/** Whether the provider does not know the client id or the secret in the settings of a connector. */
const isClientRefused = (error: unknown) => error instanceof SourceFailure && error.code === 'sign-in-refused'

async function authorisedAt(
  services: Services,
  type: string,
  attempt: AuthorisationAttempt,
  answer: URLSearchParams,
): Promise<AuthorisationResult | Declined> {
  const { connector } = attempt
  const provider = connector
    ? await unchangedProvider(services, attempt, connector)
    : services.accountProviders.get(type)
  if (provider === 'changed') return 'cancelled'
  if (!provider) throw new Error('This provider is no longer configured.')
  const codeVerifier = services.secretBox.open(attempt.sealed, attemptSecretPlace(attempt))
  return provider.finish(answer, {
    state: answer.get('state') ?? '',
    codeVerifier,
    account: attempt.account,
  })
}

/** The provider of a connector, unless it has been deleted, or its source or settings differ from those at the start. */
const unchangedProvider = (
  services: Services,
  { organisationId }: AuthorisationAttempt,
  { id, sourceHash }: NonNullable<AuthorisationAttempt['connector']>,
) =>
  withOrganisation(services.storage.db, organisationId, async (trx) => {
    const status = await lockedStatus(trx, organisationId, id)
    if (!status || status === 'DELETED') return 'changed' as const
    const found = await customAuthorisation(services, trx, { organisationId, connectorId: id })
    return found?.sourceHash === sourceHash ? found.provider : ('changed' as const)
  })

const noteRefused = (
  { storage, clock }: Services,
  { ip, requestId }: AuthoriseCallback,
  type: string,
  error: AddError | ReconnectResult,
  attempt: AuthorisationAttempt | undefined,
) =>
  audit(storage.db, {
    at: clock(),
    action: 'connector.authorisation-refused',
    detail: { type, error },
    ip,
    requestId,
    ...(attempt && { organisationId: attempt.organisationId }),
    // The person with a link has no account.
    ...(attempt && 'sessionId' in attempt.startedBy && { actorId: attempt.userId }),
  })
