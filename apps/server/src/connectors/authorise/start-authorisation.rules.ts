import { randomBytes } from 'node:crypto'
import { type Id, isCustom } from '@tributary/domain'
import { isBlank } from '@tributary/sdk/common'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { belongsTo } from '../../http/caller.ts'
import { badRequest, forbidden, HttpError, notFound } from '../../http/http-error.ts'
import { isOrganisation } from '../../organisations/organisations.rules.ts'
import { hashOf, newToken } from '../../security/random-token.ts'
import { takeAllowance } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import type { SecretPlace } from '../../storage/secret-box.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import { AccountUnknown } from './account-provider.ts'
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
  const parameters = { state: randomToken(), codeVerifier: randomToken(), account }
  const address = await provider.authorisationUrl(parameters).catch((error: unknown) => {
    noteAuthoriseFailure(log, type.type, error)
    if (error instanceof SourceFailure) throw badRequest(error.message)
    throw error instanceof AccountUnknown
      ? badRequest(sentences.unknownNumber(type.type))
      : new HttpError(503, sentences.providerFailed(type.type))
  })
  const attempt = { ...parameters, organisationId, type: type.type, typeId: String(type.id), connector }
  return { url: address.href, browserToken: await storeAttempt(services, author, attempt) }
}

const randomToken = () => randomBytes(32).toString('base64url')

type NewAttempt = {
  state: string
  codeVerifier: string
  account: string | null
  organisationId: string
  type: string
  typeId: string
  connector: AuthorisationAttempt['connector']
}

async function storeAttempt(services: Services, author: Author, attempt: NewAttempt): Promise<string> {
  const { state, codeVerifier, account, organisationId, type, typeId, connector } = attempt
  const now = services.clock()
  const browserToken = newToken()
  const stateHash = hashOf(state)
  const { userId, sessionId } = author.caller
  await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await pruneAttempts(trx, now)
    await insertAttempt(trx, {
      stateHash,
      browserHash: hashOf(browserToken),
      organisationId,
      userId,
      sessionId,
      typeId,
      account,
      connector,
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

function accountFor(type: string, organisationNumber = ''): string | null {
  if (type !== NEEDS_NUMBER) return null
  if (isBlank(organisationNumber)) throw badRequest(sentences.organisationNumber)
  return organisationNumber.trim()
}
