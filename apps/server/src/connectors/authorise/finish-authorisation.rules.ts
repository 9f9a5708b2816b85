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
import type { AuthorisationResult } from './account-provider.ts'
import { type AuthorisationAttempt, takeAttempt } from './authorisation-attempts.queries.ts'
import { type AuthoriseLog, noteAuthoriseFailure } from './authorise-log.ts'
import { type Connected, connectAccounts } from './connect-accounts.rules.ts'
import { attemptSecretPlace } from './start-authorisation.rules.ts'

/** What the management page says instead of a connector (requirements ERR-18 to ERR-20). */
type AddError = 'unauthorised' | 'connector_exists' | 'unknown'

/** A browser that comes back from a provider, and what it was given that it left with. */
export type AuthoriseCallback = {
  type: string
  answer: URLSearchParams
  browserToken: string | undefined
  ip: string
  requestId: string
}

/** Where the browser goes on, and whether it was this one that was waited for. */
export type CallbackOutcome = { location: string; awaited: boolean }

/**
 * Takes in a browser that comes back from where a connector is authorised (requirement CALL-112). An answer nobody waits
 * for (its state is missing, unknown, used, too old, of another type, person or browser) is unauthorised, and the provider is not
 * even asked; so is one of somebody who may not do this any more.
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
  // Whoever floods this address fills no log with it.
  if (!(await mayTake(storage.db, services.clock(), ['provider-return', networkOf(returned.ip)])))
    return { location: place({ error: 'unknown' }), awaited: false }
  const known = { id: String(type.id), type: type.type }
  const awaited = await awaitedAttempt(services, returned, known.id)
  const came = awaited
    ? await connectAuthorised(services, log, returned, { ...awaited, type: known })
    : 'unauthorised'
  if (typeof came === 'string') {
    await noteRefused(services, returned, known.type, came, awaited?.departure)
    return { location: place({ error: came }), awaited: awaited !== undefined }
  }
  return { location: place(parametersOf(known.type, came)), awaited: true }
}

/** PowerOffice says nothing of when its figures shall begin, which the connector needs: its editor asks for it. */
function parametersOf(type: string, { ids, elsewhere }: Connected): Record<string, string> {
  const [first] = ids
  return {
    ...(ids.length > 0 && { authorised: String(ids.length) }),
    ...(elsewhere > 0 && { error: 'connector_exists' }),
    ...(type === 'poweroffice' && first && { edit: first }),
  }
}

type Awaited = { departure: AuthorisationAttempt; caller: Caller }

async function awaitedAttempt(
  services: Services,
  { answer, browserToken }: AuthoriseCallback,
  typeId: string,
): Promise<Awaited | undefined> {
  const states = answer.getAll('state')
  const departure = await takeAttempt(services.storage.db, hashOf(states[0] ?? ''))
  const isTheirs =
    states.length === 1 &&
    departure !== undefined &&
    departure.typeId === typeId &&
    departure.expiresAt > services.clock() &&
    browserToken !== undefined &&
    departure.browserHash === hashOf(browserToken)
  if (!isTheirs) return undefined
  const caller = await callerInSession(services, departure.sessionId)
  const may = caller && can(caller, 'connectors.authorise') && belongsTo(caller, departure.organisationId)
  return may ? { departure, caller } : undefined
}

async function connectAuthorised(
  services: Services,
  log: AuthoriseLog,
  { answer, ip, requestId }: AuthoriseCallback,
  { departure, caller, type }: Awaited & { type: { id: string; type: string } },
): Promise<Connected | AddError> {
  const opened = await authorisedAt(services, type.type, departure, answer).catch((error: unknown) => {
    noteAuthoriseFailure(log, type.type, error)
    return 'failed' as const
  })
  if (opened === 'failed') return 'unknown'
  if (opened === 'cancelled' || opened.accounts.length === 0) return 'unauthorised'
  const { organisationId, userId } = departure
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
  departure: AuthorisationAttempt,
  answer: URLSearchParams,
): Promise<AuthorisationResult | 'cancelled'> {
  const provider = accountProviders.get(type)
  if (!provider) throw new Error('This provider is not set up any more.')
  const codeVerifier = secretBox.open(departure.sealed, attemptSecretPlace(departure))
  return provider.finish(answer, {
    state: answer.get('state') ?? '',
    codeVerifier,
    account: departure.account,
  })
}

const noteRefused = (
  { storage, clock }: Services,
  { ip, requestId }: AuthoriseCallback,
  type: string,
  error: AddError,
  departure: AuthorisationAttempt | undefined,
) =>
  audit(storage.db, {
    at: clock(),
    action: 'connector.authorisation-refused',
    detail: { type, error },
    ip,
    requestId,
    ...(departure && { actorId: departure.userId, organisationId: departure.organisationId }),
  })
