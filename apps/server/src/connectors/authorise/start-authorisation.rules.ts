import { randomBytes } from 'node:crypto'
import type { Id } from '@tributary/domain'
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
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import { AccountUnknown } from './account-provider.ts'
import { refuseTakenAccountId } from './accounts.rules.ts'
import { insertAttempt, pruneAttempts } from './authorisation-attempts.queries.ts'
import { type AuthoriseLog, noteAuthoriseFailure } from './authorise-log.ts'

const sentences = manageMessages.authorise

export const ATTEMPT_SECONDS = 10 * 60

export type AuthoriseRequest = { type: string; organisation: Id; organisationNumber?: string | undefined }

/** Where the browser goes, and what only it is given: whoever comes back without it is not waited for. */
export type AuthorisationStart = { url: string; browserToken: string }

/**
 * The provider's address at which a connector of a type is authorised (requirement CALL-23). It carries a state that
 * stands for this person, organisation and browser once, for ten minutes; only its hash is kept.
 */
export async function startAuthorisation(
  services: Services,
  author: Author,
  log: AuthoriseLog,
  { type: typeName, organisation, organisationNumber }: AuthoriseRequest,
): Promise<AuthorisationStart> {
  const organisationId = await chosenOrganisation(services, author, String(organisation))
  const type = await authorisedType(services, typeName)
  const account = accountFor(type.type, organisationNumber)
  const provider = services.accountProviders.get(type.type)
  if (!provider) throw new HttpError(503, sentences.notSetUp(type.type))
  await takeAllowance(services.storage.db, services.clock(), ['connector-visit', author.caller.userId])
  if (account)
    await withOrganisation(services.storage.db, organisationId, (trx) =>
      refuseTakenAccountId(trx, organisationId, type.type, account),
    )
  const journey = { state: random(), codeVerifier: random(), account }
  const address = await provider.authorisationUrl(journey).catch((error: unknown) => {
    noteAuthoriseFailure(log, type.type, error)
    throw error instanceof AccountUnknown
      ? badRequest(sentences.unknownNumber(type.type))
      : new HttpError(503, sentences.providerFailed(type.type))
  })
  const leaving = { ...journey, organisationId, type: type.type, typeId: String(type.id) }
  return { url: address.href, browserToken: await storeAttempt(services, author, leaving) }
}

const random = () => randomBytes(32).toString('base64url')

type NewAttempt = {
  state: string
  codeVerifier: string
  account: string | null
  organisationId: string
  type: string
  typeId: string
}

async function storeAttempt(services: Services, author: Author, leaving: NewAttempt): Promise<string> {
  const { state, codeVerifier, account, organisationId, type, typeId } = leaving
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
      sealed: services.secretBox.seal(codeVerifier, attemptSecretPlace({ organisationId, stateHash })),
      expiresAt: new Date(now.getTime() + ATTEMPT_SECONDS * 1000),
    })
    await record({
      action: 'connector.authorisation-started',
      organisationId,
      target: type,
      after: { type, account },
    })
  })
  return browserToken
}

/** Where the secret of a way there and back is sealed for. */
export const attemptSecretPlace = (departure: {
  organisationId: string
  stateHash: string
}): SecretPlace => ({
  organisation: departure.organisationId,
  table: 'authorisations',
  row: departure.stateHash,
  field: 'sealed',
})

async function chosenOrganisation({ storage }: Services, { caller }: Author, id: string): Promise<string> {
  if (!belongsTo(caller, id)) throw forbidden(manageMessages.notMember)
  if (!(await isOrganisation(storage.db, id))) throw notFound(manageMessages.unknownOrganisation)
  return id
}

/** PowerOffice is authorised for an organisation number; the others are chosen at the provider. */
const NEEDS_NUMBER = 'poweroffice'

async function authorisedType({ storage }: Services, name: string) {
  const type = await connectorTypeByNameOrId(storage.db, name)
  if (!type) throw notFound(manageMessages.unknownType)
  if (!type.requiresAuthorisation && type.type !== NEEDS_NUMBER)
    throw badRequest(sentences.notNeeded(type.type))
  return type
}

function accountFor(type: string, organisationNumber = ''): string | null {
  if (type !== NEEDS_NUMBER) return null
  if (isBlank(organisationNumber)) throw badRequest(sentences.organisationNumber)
  return organisationNumber.trim()
}
