import { createHash, randomBytes } from 'node:crypto'
import type { Id } from '@tributary/domain'
import { isBlank } from '@tributary/sdk/rules'
import { changingInside } from '../audit/changing-inside.ts'
import type { Author } from '../audit/recorded.ts'
import { isOrganisation } from '../organisations/organisations.rules.ts'
import { badRequest, forbidden, HttpError, notFound } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import { belongsTo } from '../session/caller.ts'
import { refuseTakenNumber } from './accounts.rules.ts'
import { insertAuthorisation, pruneAuthorisations } from './authorise.queries.ts'
import { connectorTypeCalled } from './connector-types.queries.ts'
import { manageMessages } from './manage.messages.ts'

const sentences = manageMessages.authorise
const VALID_MS = 10 * 60_000

export type AuthoriseRequest = { type: string; organisation: Id; organisationNumber?: string | undefined }

/**
 * The provider's address at which a connector of a type is authorised (requirement CALL-23). It carries a state that
 * stands for this person and organisation once, for ten minutes; only its hash is kept.
 */
export async function authorise(
  services: Services,
  author: Author,
  { type: typeName, organisation, organisationNumber }: AuthoriseRequest,
): Promise<string> {
  const organisationId = await chosenOrganisation(services, author, String(organisation))
  const type = await authorisedType(services, typeName)
  const account = accountFor(type.type, organisationNumber)
  const template = services.config.authoriseUrls.get(type.type)
  if (!template) throw new HttpError(503, sentences.notSetUp(type.type))
  const state = randomBytes(32).toString('base64url')
  const now = services.clock()
  await changingInside(services, author, organisationId, async (trx, record) => {
    if (account) await refuseTakenNumber(trx, organisationId, type.type, account)
    await pruneAuthorisations(trx, organisationId, now)
    await insertAuthorisation(trx, {
      stateHash: createHash('sha256').update(state).digest('base64url'),
      organisationId,
      userId: author.caller.userId,
      typeId: String(type.id),
      account,
      expiresAt: new Date(now.getTime() + VALID_MS),
    })
    const after = { type: type.type, account }
    await record({ action: 'connector.authorisation-started', organisationId, target: type.type, after })
  })
  return template
    .replaceAll('{state}', encodeURIComponent(state))
    .replaceAll('{account}', encodeURIComponent(account ?? ''))
}

async function chosenOrganisation({ storage }: Services, { caller }: Author, id: string): Promise<string> {
  if (!belongsTo(caller, id)) throw forbidden(manageMessages.notMember)
  if (!(await isOrganisation(storage.db, id))) throw notFound(manageMessages.unknownOrganisation)
  return id
}

/** PowerOffice is authorised for an organisation number; the others are chosen at the provider. */
const NEEDS_NUMBER = 'poweroffice'

async function authorisedType({ storage }: Services, name: string) {
  const type = await connectorTypeCalled(storage.db, name)
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
