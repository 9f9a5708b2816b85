import type { DatabaseCredentials, StoredCredentials, StructureState } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { databaseMessages, keepsPassword } from '@tributary/sdk/database'
import type { Kysely } from 'kysely'
import {
  type Author,
  auditedOrganisationTransaction,
  auditedTransaction,
} from '../audit/audited-transaction.ts'
import { badRequest } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { SecretPlace } from '../storage/secret-box.ts'
import { serverMessages } from './database.messages.ts'
import { credentialsOf, type StoredPlace, storeCredentials } from './database.queries.ts'
import { enteredCredentials } from './entered-credentials.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { storeSynchronised, structureTimes } from './structure-state.queries.ts'
import { synchronisationOf, writeStructure } from './write-structure.ts'

/** Binds a database password to its organisation: elsewhere it cannot be opened. */
export const passwordPlace = (organisationId: string): SecretPlace => ({
  organisation: organisationId,
  table: 'database_credentials',
  row: organisationId,
  field: 'password',
})

const unsetCredentials: StoredCredentials = {
  host: '',
  database: '',
  schema: '',
  user: '',
  passwordSet: false,
}

/** The organisation's database without its password. All fields are empty if it was never set. */
export async function visibleCredentials(
  db: Kysely<Database>,
  organisationId: string,
): Promise<StoredCredentials> {
  const stored = await credentialsOf(db, organisationId)
  return stored ? withoutPassword(stored) : unsetCredentials
}

/** When the structure was last changed and synchronised, and whether credentials are set. */
export async function structureState(db: Kysely<Database>, organisationId: string): Promise<StructureState> {
  const credentialsSet = (await credentialsOf(db, organisationId)) !== undefined
  return { ...(await structureTimes(db, organisationId)), credentialsSet }
}

const withoutPassword = ({ passwordSealed: _, ...place }: StoredPlace) => ({ ...place, passwordSet: true })

/** Tests credentials and stores them if they work. */
export async function saveCredentials(
  services: Services,
  author: Author,
  organisationId: string,
  body: DatabaseCredentials,
): Promise<Written<null>> {
  const { secretBox, targets } = services
  const { credentials, known, kept } = await credentialsToUse(services, organisationId, body)
  await targets.probe(credentials)
  const { password, ...place } = credentials
  const passwordSealed = secretBox.seal(password, passwordPlace(organisationId))
  await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    await storeCredentials(trx, organisationId, { ...place, passwordSealed })
    await record({
      action: 'database.credentials-saved',
      organisationId,
      target: organisationId,
      before: known ?? undefined,
      after: { ...place, passwordSet: true, passwordChanged: !kept },
    })
  })
  return { message: databaseMessages.saved, data: null }
}

/** Checks entered credentials. A blank password becomes the stored one if the host is unchanged. */
export async function credentialsToUse(
  services: Services,
  organisationId: string,
  body: DatabaseCredentials,
) {
  const stored = await credentialsOf(services.storage.db, organisationId)
  const known = stored ? withoutPassword(stored) : null
  const entered = enteredCredentials(body, known)
  const kept = keepsPassword(entered, known)
  const password = kept && stored ? openedPassword(services, organisationId, stored) : entered.password
  return { credentials: { ...entered, password }, known, kept }
}

const openedPassword = ({ secretBox }: Services, organisationId: string, stored: StoredPlace) =>
  secretBox.open(stored.passwordSealed, passwordPlace(organisationId))

/** Writes the Excel structure into the organisation's database, as a whole or not at all. */
export async function synchronise(
  services: Services,
  author: Author,
  organisationId: string,
): Promise<Written<null>> {
  const { storage, targets, clock } = services
  const stored = await credentialsOf(storage.db, organisationId)
  if (!stored) throw badRequest(serverMessages.noCredentials)
  const { passwordSealed: _, ...place } = stored
  const credentials = { ...place, password: openedPassword(services, organisationId, stored) }
  await oneAtATime(storage, synchronisationOf(organisationId), async (db) => {
    const { written, read } = await writeStructure({ db, clock, targets, organisationId, credentials })
    await auditedTransaction({ clock, storage: { ...storage, db } }, author, async (trx, record) => {
      await storeSynchronised(trx, read)
      await record({
        action: 'database.synchronised',
        organisationId,
        target: organisationId,
        after: written,
      })
    })
  })
  return { message: databaseMessages.synchronised, data: null }
}
