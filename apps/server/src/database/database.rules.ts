import type { DatabaseCredentials, StoredCredentials, StructureState } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { databaseMessages, keepsPassword } from '@tributary/sdk/database'
import type { Kysely } from 'kysely'
import { type Author, auditedOrganisationTransaction } from '../audit/audited-transaction.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { enteredCredentials } from './entered-credentials.ts'
import { structureTimes } from './structure-state.queries.ts'
import { credentialsOf, type StoredPlace, storeCredentials } from './targets/credentials.queries.ts'
import { openedPassword, passwordPlace } from './targets/stored-credentials.ts'

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
  const password =
    kept && stored ? openedPassword(services.secretBox, organisationId, stored) : entered.password
  return { credentials: { ...entered, password }, known, kept }
}
