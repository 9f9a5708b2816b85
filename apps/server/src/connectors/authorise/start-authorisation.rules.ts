import { randomBytes } from 'node:crypto'
import { type Id, isCustom } from '@tributary/domain'
import { isBlank } from '@tributary/sdk/common'
import { type Actor, type Author, actorOf, auditedTransactionOf } from '../../audit/audited-transaction.ts'
import { belongsTo } from '../../http/caller.ts'
import { badRequest, forbidden, HttpError, notFound } from '../../http/http-error.ts'
import { isOrganisation } from '../../organisations/organisations.rules.ts'
import { hashOf, newToken } from '../../security/random-token.ts'
import { takeAllowance } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import { enterOrganisation, withOrganisation } from '../../storage/organisation-scope.ts'
import type { SecretPlace } from '../../storage/secret-box.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import { type AccountProvider, AccountUnknown, type AuthorisationParameters } from './account-provider.ts'
import { refuseTakenAccountId } from './accounts.rules.ts'
import { type AuthorisationAttempt, insertAttempt, pruneAttempts } from './authorisation-attempts.queries.ts'
import { type AuthoriseLog, noteAuthoriseFailure } from './authorise-log.ts'
import { providerOfConnector } from './provider-of-connector.ts'

const sentences = manageMessages.authorise

export const ATTEMPT_SECONDS = 10 * 60

export type AuthoriseRequest = {
  type: string
  organisation: Id
  organisationNumber?: string | undefined
  /** The connector of a custom source. */
  connectorId?: Id | undefined
}

/** The URL to send the browser to, and a token for its cookie. A callback without that cookie is rejected. */
export type AuthorisationStart = { url: string; browserToken: string }

/**
 * Returns the provider's URL at which a connector is authorised. Its state is bound to this user, organisation and
 * browser, works once and expires after ten minutes. Only its hash is stored.
 */
export async function startAuthorisation(
  services: Services,
  author: Author,
  log: AuthoriseLog,
  { type: typeName, organisation, organisationNumber, connectorId }: AuthoriseRequest,
): Promise<AuthorisationStart> {
  const organisationId = await chosenOrganisation(services, author, String(organisation))
  const type = await authorisedType(services, typeName)
  const account = accountFor(type.type, organisationNumber)
  const { provider, connector } = isCustom(type.type)
    ? await providerOfConnector(services, author, { organisationId, connectorId })
    : { provider: services.accountProviders.get(type.type), connector: null }
  if (!provider) throw new HttpError(503, sentences.notSetUp(type.type))
  await takeAllowance(services.storage.db, services.clock(), ['connector-visit', author.caller.userId])
  if (account)
    await withOrganisation(services.storage.db, organisationId, (trx) =>
      refuseTakenAccountId(trx, organisationId, type.type, account),
    )
  const { userId, sessionId } = author.caller
  return sendToProvider(services, actorOf(author), log, provider, {
    ...{ account, organisationId, connector, userId },
    ...{ type: type.type, typeId: String(type.id), startedBy: { sessionId } },
  })
}

/** Requests the provider's URL and stores the attempt, which is bound to the returned token of the browser. */
export async function sendToProvider(
  services: Services,
  actor: Actor,
  log: AuthoriseLog,
  provider: AccountProvider,
  attempt: NewAttempt,
): Promise<AuthorisationStart> {
  const { account, type } = attempt
  const parameters = { state: randomToken(), codeVerifier: randomToken(), account }
  const address = await provider.authorisationUrl(parameters).catch((error: unknown) => {
    noteAuthoriseFailure(log, type, error)
    if (error instanceof SourceFailure) throw badRequest(error.message)
    throw error instanceof AccountUnknown
      ? badRequest(sentences.unknownNumber(type))
      : new HttpError(503, sentences.providerFailed(type))
  })
  return { url: address.href, browserToken: await storeAttempt(services, actor, parameters, attempt) }
}

const randomToken = () => randomBytes(32).toString('base64url')

type NewAttempt = Pick<
  AuthorisationAttempt,
  'account' | 'organisationId' | 'userId' | 'startedBy' | 'typeId' | 'connector'
> & { type: string }

async function storeAttempt(
  services: Services,
  actor: Actor,
  { state, codeVerifier }: AuthorisationParameters,
  { type, ...attempt }: NewAttempt,
): Promise<string> {
  const { account, organisationId, connector } = attempt
  const now = services.clock()
  const browserToken = newToken()
  const stateHash = hashOf(state)
  await auditedTransactionOf(services, actor, async (trx, record) => {
    await enterOrganisation(trx, organisationId)
    await pruneAttempts(trx, now)
    await insertAttempt(trx, {
      ...attempt,
      stateHash,
      browserHash: hashOf(browserToken),
      sealed: services.secretBox.seal(codeVerifier, attemptSecretPlace({ organisationId, stateHash })),
      expiresAt: new Date(now.getTime() + ATTEMPT_SECONDS * 1000),
    })
    await record({
      action: 'connector.authorisation-started',
      organisationId,
      target: type,
      after: { type, account, ...(connector && { connector: connector.id }) },
    })
  })
  return browserToken
}

/** Where the code verifier of an attempt is sealed for. */
export const attemptSecretPlace = (attempt: { organisationId: string; stateHash: string }): SecretPlace => ({
  organisation: attempt.organisationId,
  table: 'authorisations',
  row: attempt.stateHash,
  field: 'sealed',
})

async function chosenOrganisation({ storage }: Services, { caller }: Author, id: string): Promise<string> {
  if (!belongsTo(caller, id)) throw forbidden(manageMessages.notMember)
  if (!(await isOrganisation(storage.db, id))) throw notFound(manageMessages.unknownOrganisation)
  return id
}

/** PowerOffice needs the organisation number beforehand. With other providers, the user chooses there. */
const NEEDS_NUMBER = 'poweroffice'

async function authorisedType({ storage }: Services, name: string) {
  const type = await connectorTypeByNameOrId(storage.db, name)
  if (!type) throw notFound(manageMessages.unknownType)
  if (!type.requiresAuthorisation && type.type !== NEEDS_NUMBER && !isCustom(type.type))
    throw badRequest(sentences.notNeeded(type.type))
  return type
}

/** Returns the account that the provider of a type needs beforehand, of a connector whose account is known. */
export const accountToSend = (type: string, account: string): string | null =>
  type === NEEDS_NUMBER ? account : null

function accountFor(type: string, organisationNumber = ''): string | null {
  if (type !== NEEDS_NUMBER) return null
  if (isBlank(organisationNumber)) throw badRequest(sentences.organisationNumber)
  return organisationNumber.trim()
}
