import { randomUUID } from 'node:crypto'
import { passwordPlace } from '../../../src/database/targets/stored-credentials.ts'
import { createSecretBox } from '../../../src/storage/secret-box.ts'
import { readText } from '../../../src/sync/sources/custom/read-text.ts'
import { sealTarget } from '../../../src/xero2sql/tenant-target.ts'
import { manifestText } from '../manifest-text.ts'
import type { TargetBackend } from '../target-backend.ts'
import { makeAuthenticators } from './made-authenticators.ts'
import { makeInvitation, makeOwnInvitation } from './made-invitations.ts'
import { makeMail } from './made-mail.ts'
import { makeDeleted, makeSpare } from './made-organisations.ts'
import { makePasskeys } from './made-passkeys.ts'
import { makeReconnectable } from './made-reconnectable.ts'
import { makeServiceAccount, makeToken } from './made-tokens.ts'
import { makeAlertChannel } from './make-alert-channel.ts'
import { makeSignIn } from './make-sign-in.ts'
import { makeWebhook } from './make-webhook.ts'
import { makeRunning } from './running-connector.ts'
import { makeFilter } from './saved-filter.ts'

/** One item of each kind that belongs to an organisation. */
export type OrganisationItems = Awaited<ReturnType<typeof makeItems>>

let made = 0

/** Items that a call may share, and the names of those that it needs for itself. */
type Reuse = { shared: object; needed: ReadonlySet<string> }

/**
 * Creates new items, so that a call may use them up. `people` may see the connector and sync the Xero company. With
 * `reuse`, only the items that a call needs are new where a new one is expensive.
 */
export const makeItems = (
  backend: TargetBackend,
  orgId: string,
  people: readonly string[],
  schema: string,
  reuse?: Reuse,
) =>
  backend.storage.db
    .transaction()
    .execute((db) =>
      thingsIn({ ...backend, storage: { ...backend.storage, db } }, orgId, people, schema, reuse),
    )

/** Creates the items with these names if one of them is needed, and returns the shared ones otherwise. */
async function makeIfNeeded<Made extends object>(
  reuse: Reuse | undefined,
  names: readonly (keyof Made & string)[],
  make: () => Promise<Made>,
): Promise<Made> {
  if (!reuse || names.some((name) => reuse.needed.has(name))) return make()
  const shared = new Map<string, unknown>(Object.entries(reuse.shared))
  return Object.fromEntries(names.map((name) => [name, shared.get(name)])) as Made
}

const oneIfNeeded =
  (reuse: Reuse | undefined) =>
  <Name extends string>(name: Name, make: () => Promise<string>) =>
    makeIfNeeded(reuse, [name], async () => ({ [name]: await make() }) as Record<Name, string>)

async function thingsIn(
  backend: TargetBackend,
  orgId: string,
  people: readonly string[],
  schema: string,
  reuse?: Reuse,
) {
  const { db } = backend.storage
  const place = { organisation_id: orgId }
  const name = `Thing ${++made}`
  const named = { ...place, name, name_key: name.toLowerCase() }
  // A custom area: every automatic one would be linked to the sub-areas of all other things as well.
  const { id: area } = await db
    .insertInto('areas')
    .values({ ...named, automatic: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const other = { ...place, name: `Other ${made}`, name_key: `other ${made}` }
  const { id: otherArea } = await db
    .insertInto('areas')
    .values({ ...other, automatic: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  type Named = 'subareas' | 'versions' | 'entities' | 'security_groups'
  const insertNamed = async (table: Named, values = named) =>
    (await db.insertInto(table).values(values).returning('id').executeTakeFirstOrThrow()).id

  const [subarea, version] = [await insertNamed('subareas'), await insertNamed('versions')]
  const [entity, group] = [await insertNamed('entities'), await insertNamed('security_groups')]
  const milestone = await db
    .insertInto('milestones')
    .values({ ...named, version_id: version })
    .returning('id')
    .executeTakeFirstOrThrow()
  const helperTable = await db
    .insertInto('helper_tables')
    .values({ ...named, input_table_name: `Thing${made}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('group_area_grants')
    .values({ ...place, group_id: group, area_id: area })
    .execute()
  await db
    .insertInto('group_milestone_grants')
    .values({ ...place, group_id: group, version_id: version })
    .execute()
  const user = await makePerson(backend, name)
  await db
    .insertInto('user_organisations')
    .values({ ...place, user_id: user })
    .execute()
  const connector = await makeConnector(backend, orgId, people)
  const one = oneIfNeeded(reuse)
  const running = { people, type: connector.connectorType, name }
  return {
    orgId,
    name,
    area,
    subarea,
    version,
    milestone: milestone.id,
    entity,
    group,
    helperTable: helperTable.id,
    ...{
      otherArea,
      otherSubarea: await insertNamed('subareas', other),
      otherVersion: await insertNamed('versions', other),
    },
    user,
    ...(await makeOwnItems(backend, orgId, user, null, reuse)),
    ...(await one('deletedOrganisation', () => makeDeleted(backend, people))),
    ...(await makeIfNeeded(reuse, ['spare', 'spareName'], () => makeSpare(backend, people))),
    ...(await one('mail', () => makeMail(backend))),
    ...(await one('invitation', () => makeInvitation(backend, orgId))),
    ...(await makeIfNeeded(reuse, ['serviceAccount', 'serviceToken'], async () => {
      const serviceAccount = await makeServiceAccount(backend, orgId, name)
      return { serviceAccount, serviceToken: await makeToken(backend, serviceAccount, orgId) }
    })),
    ...(await one('approval', () => makeApproval(backend, orgId))),
    ...(await one('customSource', () => makeCustomSource(backend, orgId, name))),
    ...(await makeIfNeeded(reuse, ['webhook', 'delivery'], () => makeWebhook(backend, orgId))),
    ...(await makeSignIn(backend, orgId, made)),
    ...(await one('alertChannel', () => makeAlertChannel(backend, orgId))),
    ...connector,
    ...(await one('reconnectable', () => makeReconnectable(backend, orgId))),
    ...(await makeIfNeeded(reuse, ['running', 'table'], () => makeRunning(backend, orgId, running))),
    ...(await makeIfNeeded(reuse, ['tenantId', 'token', 'product'], () =>
      makeXero(backend, orgId, people, schema),
    )),
  }
}

/** Creates items that belong to a user. `actor` made the change of the Excel structure. */
export async function makeOwnItems(
  backend: TargetBackend,
  orgId: string,
  user: string,
  actor: string | null,
  reuse?: Reuse,
) {
  const one = oneIfNeeded(reuse)
  return {
    ...(await one('structureChange', () => makeStructureChange(backend, orgId, actor))),
    ...(await one('device', () => makeDevice(backend, user))),
    ...(await one('session', () => makeSession(backend, user))),
    ...(await one('identity', () => makeIdentity(backend, user))),
    ...(await one('filter', () => makeFilter(backend, orgId, user))),
    ...(await one('ownToken', () => makeToken(backend, user))),
    ...(await one('invitationToken', () => makeOwnInvitation(backend, user))),
    ...(await makeIfNeeded(reuse, ['authenticator', 'newAuthenticator'], () =>
      makeAuthenticators(backend, user),
    )),
    ...(await makeIfNeeded(reuse, ['passkey', 'newPasskey'], () => makePasskeys(backend, user))),
  }
}

/** Makes a change without rows, which can be undone at any time. */
async function makeStructureChange({ storage, clock }: TargetBackend, orgId: string, userId: string | null) {
  const change = { organisation_id: orgId, actor_id: userId, at: clock.now, action: 'areas.changed' }
  const { id } = await storage.db
    .insertInto('structure_changes')
    .values({ ...change, id: randomUUID(), target: orgId, name: 'Thing' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makePerson({ storage }: TargetBackend, lastName: string) {
  const email = `${randomUUID()}@tributary.example`
  const { id } = await storage.db
    .insertInto('users')
    .values({
      email,
      email_key: email,
      email_status: 'verified',
      first_name: 'Thea',
      last_name: lastName,
      role_id: 5,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeDevice({ storage, clock }: TargetBackend, userId: string) {
  const { id } = await storage.db
    .insertInto('devices')
    .values({ user_id: userId, description: randomUUID(), created_at: clock.now, used_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeIdentity({ storage, clock }: TargetBackend, userId: string) {
  const { id } = await storage.db
    .insertInto('external_identities')
    .values({
      issuer: 'https://id.example',
      subject: randomUUID(),
      provider: 'xero',
      user_id: userId,
      created_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeSession({ storage, clock }: TargetBackend, userId: string) {
  const { id } = await storage.db
    .insertInto('sessions')
    .values({ user_id: userId, created_at: clock.now, active_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates a custom source with two versions. */
async function makeCustomSource({ storage: { db }, clock }: TargetBackend, orgId: string, name: string) {
  const { id } = await db
    .insertInto('custom_sources')
    .values({
      organisation_id: orgId,
      name,
      name_key: name.toLowerCase(),
      version: 2,
      created_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { faults: _, ...summary } = readText(manifestText(name)).checked
  await db
    .insertInto('custom_source_versions')
    .values(
      [1, 2].map((number) => ({
        source_id: id,
        organisation_id: orgId,
        number,
        text: `${manifestText(name)}# ${number}`,
        summary: JSON.stringify(summary),
        saved_at: clock.now,
        restored: null,
      })),
    )
    .execute()
  return id
}

async function makeApproval(backend: TargetBackend, orgId: string) {
  const { id } = await backend.storage.db
    .insertInto('approvals')
    .values({
      approval_type: 'JOIN_ORGANISATION',
      organisation_id: orgId,
      requester_id: await makePerson(backend, 'Outsider'),
      company_name: 'The organisation',
      context: JSON.stringify({ Description: 'Thea would like to join.' }),
      created_at: backend.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeConnector({ storage: { db } }: TargetBackend, orgId: string, people: readonly string[]) {
  const place = { organisation_id: orgId }
  const ftp = await db
    .selectFrom('connector_types')
    .select('id')
    .where('type', '=', 'ftp')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('organisation_connector_types')
    .values({ ...place, connector_type_id: ftp.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const connectorKey = `thing-${made}`
  const name = `Thing ${made}`
  const { id } = await db
    .insertInto('connectors')
    .values({
      ...place,
      connector_type_id: ftp.id,
      key: connectorKey,
      name,
      original_name: name,
      status: 'CONNECTED',
      schedule: '0 6 * * *',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const settings = ['ftp.host', 'ftp.username', 'ftp.password', 'ftp.path', 'target.schema']
  const properties = await db
    .insertInto('connector_properties')
    .values(settings.map((setting) => ({ ...place, connector_id: id, name: setting, value: 'x' })))
    .returning(['id', 'name'])
    .execute()
  if (people.length > 0)
    await db
      .insertInto('connector_users')
      .values(people.map((user_id) => ({ ...place, connector_id: id, user_id })))
      .execute()
  const base = await db
    .selectFrom('licences')
    .select('id')
    .where('connector_type_id', '=', ftp.id)
    .where('is_base', '=', true)
    .executeTakeFirstOrThrow()
  const { client_key } = await db
    .selectFrom('organisations')
    .select('client_key')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  return {
    connector: id,
    connectorKey,
    clientKey: client_key,
    connectorType: ftp.id,
    property: properties.find((property) => property.name === 'target.schema')?.id ?? '',
    licence: base.id,
  }
}

async function makeXero(backend: TargetBackend, orgId: string, people: readonly string[], schema: string) {
  const { db } = backend.storage
  const place = { organisation_id: orgId }
  const secretBox = createSecretBox(backend.config.encryptionKey)
  const [tenantId, token] = [randomUUID(), randomUUID()]
  const { passwordSealed, user, ...target } = sealTarget(
    secretBox,
    { organisationId: orgId, tenantId },
    backend.credentials({ schema }),
  )
  await db
    .insertInto('xero2sql_tenants')
    .values({
      ...place,
      tenant_id: tenantId,
      name: 'A company',
      ...target,
      username: user,
      password_sealed: passwordSealed,
    })
    .execute()
  await db
    .insertInto('xero2sql_tokens')
    .values({ ...place, xero_user_id: token, email: 'x@tributary.example' })
    .execute()
  await db
    .insertInto('xero2sql_token_tenants')
    .values({ ...place, xero_user_id: token, tenant_id: tenantId })
    .execute()
  const product = await db
    .insertInto('xero2sql_products')
    .values({ ...place, tenant_id: tenantId, company_name: 'A company' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (people.length > 0)
    await db
      .insertInto('xero2sql_product_users')
      .values(people.map((user_id) => ({ ...place, product_id: product.id, user_id })))
      .execute()
  await makeDatabase(backend, orgId, schema)
  return { tenantId, token, product: product.id }
}

async function makeDatabase(
  { storage: { db }, config, credentials }: TargetBackend,
  orgId: string,
  schema: string,
) {
  const { password, user, ...place } = credentials({ schema })
  const password_sealed = createSecretBox(config.encryptionKey).seal(password, passwordPlace(orgId))
  await db
    .insertInto('database_credentials')
    .values({ organisation_id: orgId, ...place, username: user, password_sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
