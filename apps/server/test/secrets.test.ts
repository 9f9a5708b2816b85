import { tdsLogin } from '@tributary/fakes/sqlserver/tds-server'
import type { Endpoint } from '@tributary/sdk/contract'
import * as contract from '@tributary/sdk/contract'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecretBox } from '../src/storage/secret-box.ts'
import { connectorSettings } from '../src/sync/connector-settings.ts'
import type { Browser } from './support/backend.ts'
import { allInputs, needsOwnUser } from './support/inputs/all-inputs.ts'
import { type CallInput, PUBLIC, type Target } from './support/inputs/call-input.ts'
import { makeDevice, makeItems, type OrganisationItems } from './support/inputs/organisation-items.ts'
import { startTargetBackend, type TargetBackend } from './support/target-backend.ts'

// Fourteen secrets are entered through the API. No response, log line or stored value may contain one of them.

/** The settings of each connector kind. Values ending in «-canary» are secrets. */
const connectors: Record<string, Record<string, string>> = {
  aws: {
    'aws.region': 'eu-west-1',
    'aws.startDate': '2024-01-01',
    'aws.granularity': 'DAILY',
    'aws.secretAccessKey': 'aws-7Qx-canary',
  },
  cin7: { 'cin7.accountId': 'acme', 'cin7.applicationKey': 'cin7-3Lm-canary' },
  uniconta: { 'uniconta.username': 'acme', 'uniconta.password': 'uniconta-9Zt-canary' },
  woocommerce: {
    'woo.uri': 'https://shop.example.com',
    'woo.startDate': '2024-01-01',
    'woo.key': 'wookey-5Rk-canary',
    'woo.secret': 'woosecret-8Hv-canary',
  },
  ftp: {
    'ftp.host': 'files.example.com',
    'ftp.username': 'acme',
    'ftp.path': '/out',
    'ftp.password': 'ftp-2Wd-canary',
  },
  gaap: { 'gaap.startingDate': '2024-01-01', 'gaap.apiKey': 'gaap-6Bn-canary' },
  sqlserver: {
    'source.connectionString':
      'data source=sql.example.com;initial catalog=erp;user id=sa;password=source-4Pf-canary',
  },
  poweroffice: { 'poweroffice.startDate': '2024-01-01', 'poweroffice.clientKey': 'poweroffice-1Js-canary' },
  xero: {
    'target.connectionString':
      'data source=sql.example.com;initial catalog=dw;user id=sa;password=target-0Yc-canary',
  },
}

const tenantPassword = 'tenant-6Gq-canary'
const tokenPassword = 'token-3Ue-canary'
const userPassword = 'person-8Mz-canary-of-seven'

const canaries = [
  ...Object.values(connectors).flatMap((settings) =>
    Object.values(settings).flatMap((value) => /[\w-]+-canary/.exec(value) ?? []),
  ),
  tenantPassword,
  tokenPassword,
  tdsLogin.password,
  userPassword,
]

/** A secret as plain text, and in base64 with any alignment. */
const tracesOf = (secret: string) => [
  secret,
  ...[0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.from(' '.repeat(shift) + secret).toString('base64')
    // Neighbouring bytes in the same group of three change the first and last characters.
    const inner = encoded.slice(shift === 0 ? 0 : 4, -4)
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
  }),
  Buffer.from(secret).toString('hex'),
]

const tracesIn = (text: string) =>
  canaries.filter((secret) => tracesOf(secret).some((trace) => text.includes(trace)))

let backend: TargetBackend
let acme: string
let things: OrganisationItems
let sue: Browser
const said: string[] = []

beforeAll(async () => {
  backend = await startTargetBackend({
    AUTHORISE_XERO_CLIENT_ID: 'tributary',
    AUTHORISE_XERO_CLIENT_SECRET: 'xero-client-secret',
  })
  acme = await backend.idOf('organisations', 'acme Traders')
  things = await makeItems(backend, acme, [], 'acme')
  sue = await backend.as('sue')
  for (const [type, settings] of Object.entries(connectors)) await connect(type, settings)
  await writeTheOthers()
})
afterAll(() => backend.close())

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const answer = await sue.call(method, path, body ? { body } : {})
  said.push(heard(answer))
  return answer
}

const heard = (answer: LightMyRequestResponse) => JSON.stringify(answer.headers) + answer.body

async function must(method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await call(method, path, body)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

async function connect(type: string, settings: Record<string, string>) {
  const types: { Id: string; Type: string }[] = (
    await sue.call('GET', '/business2cloud/clients/connector-types')
  ).json()
  const SourceConnectorId = types.find((one) => one.Type === type)?.Id
  const base = `/business2cloud/clients/${acme}/connectors`
  const { Id } = await must('POST', base, { Name: `Canary ${type}`, SourceConnectorId })
  const body = Object.entries(settings).map(([Name, Value]) => ({ Name, Value, ClientConnectorId: Id }))
  await must('POST', `${base}/${Id}/properties`, body)
}

async function writeTheOthers() {
  const tenant = (password: string) => ({
    tenantId: things.tenantId,
    tenantName: 'A company',
    creds: { connector: 'mssql', ...backend.credentials({ password }) },
  })
  await must('POST', `/xero2sqlproducts/${things.product}/database-credentials`, tenant(tenantPassword))
  await must('PATCH', `/token/${things.token}`, tenant(tokenPassword))
  await must('POST', `/organisations/${acme}/database-credentials`, backend.credentials())
  await must('POST', '/users', {
    firstName: 'Nora',
    lastName: 'Nash',
    emailAddress: 'nora@tributary.example',
    roleId: 5,
    comOrganisationId: acme,
    password: userPassword,
  })
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'level' in value
const endpoints = new Map(
  Object.values(contract)
    .filter((feature) => typeof feature === 'object')
    .flatMap((feature) => Object.entries<unknown>({ ...feature })),
)

it('are fourteen in this test', () => {
  expect(new Set(canaries).size).toBe(14)
})

it('are in no response to any role', async () => {
  for (const name of ['sue', 'adam', 'olga', 'eli'] as const) {
    sue = await backend.as(name)
    const target: Target = {
      orgId: acme,
      of: things,
      device: await makeDevice(backend, things.user),
      session: things.session,
      identity: things.identity,
      filter: things.filter,
      ownToken: things.ownToken,
      authenticator: things.authenticator,
      newAuthenticator: things.newAuthenticator,
      passkey: things.passkey,
      newPasskey: things.newPasskey,
      invitationToken: things.invitationToken,
      structureChange: things.structureChange,
      credentials: backend.credentials(),
      unique: `Unique ${name}`,
    }
    for (const feature of Object.values(allInputs))
      for (const [call, entry] of Object.entries<typeof PUBLIC | ((target: Target) => CallInput)>(feature))
        if (entry !== PUBLIC && !needsOwnUser.has(call) && !call.startsWith('delete'))
          await make(call, entry(target))
    for (const type of Object.keys(connectors)) await readConnectors(type)
  }
  expect(said.length).toBeGreaterThan(350)
  expect(tracesIn(said.join('\n'))).toEqual([])
})

async function make(name: string, { params = {}, query, body }: CallInput) {
  const endpoint = endpoints.get(name)
  if (!isEndpoint(endpoint)) return
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')
  await call(endpoint.method, query ? `${path}?${new URLSearchParams(query)}` : path, body)
}

async function readConnectors(type: string) {
  const listed = await call('GET', `/business2cloud/clients/${acme}/connectors/${type}`)
  for (const { Id } of listed.json()) {
    await call('GET', `/business2cloud/clients/connectors/${Id}`)
    await call('GET', `/business2cloud/clients/${acme}/connectors/${Id}/properties`)
  }
}

it('are in no error response, even if sent in the wrong field', async () => {
  sue = await backend.as('sue')
  for (const secret of canaries) {
    await call('GET', `/areas?orgId=${secret}`)
    await call('GET', `/business2cloud/clients/connectors/${secret}`)
    await call('POST', `/business2cloud/clients/${acme}/connectors`, { Name: 7, [secret]: secret })
    await call('PATCH', `/business2cloud/clients/${acme}/connectors/${things.connector}/properties`, [
      { Id: things.property, Name: secret, Value: secret },
    ])
    await call('PATCH', `/business2cloud/clients/${acme}/connectors/${things.connector}/properties`, [
      { Id: things.property, Name: 'target.connectionString', Value: `password=${secret};driver=x` },
    ])
    await call('POST', `/organisations/${acme}/database-credentials`, { password: { secret } })
    await call(
      'POST',
      `/organisations/${acme}/database-credentials`,
      backend.credentials({ password: `${secret}!` }),
    )
    await backend.browser().signIn('nora@tributary.example', `${secret}!`)
  }
  expect(tracesIn(said.join('\n'))).toEqual([])
})

it('are in no line of the log', () => {
  expect(backend.log.length).toBeGreaterThan(400)
  expect(tracesIn(backend.log.join('\n'))).toEqual([])
  const lines = backend.log.map((line): Record<string, unknown> => JSON.parse(line))
  expect(lines.every(({ time }) => typeof time === 'string' && time.endsWith('Z'))).toBe(true)
})

const dump = async () => {
  const { db } = backend.storage
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const texts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select row::text as row from ${sql.id(name)} as row`.execute(db),
    ),
  )
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

it('are in no table, the audit log included', async () => {
  const everything = await dump()
  expect(everything.length).toBeGreaterThan(100_000)
  expect(everything).toContain('files.example.com')
  expect(tracesIn(everything)).toEqual([])
})

it('would be found by this test, as plain text and in base64', () => {
  for (const secret of canaries)
    for (const text of [secret, `x${secret}`, `xy${secret}z`, `xyz${secret}`]) {
      expect(tracesIn(text)).toEqual([secret])
      expect(tracesIn(Buffer.from(text).toString('base64'))).toEqual([secret])
      expect(tracesIn(Buffer.from(text).toString('base64url'))).toEqual([secret])
    }
})

describe('a sealed secret changed in the database', () => {
  const settingsOf = async (connectorId: string) =>
    connectorSettings(backend.storage.db, createSecretBox(backend.config.encryptionKey), {
      organisationId: acme,
      connectorId,
    })
  const sealedOf = (name: string) =>
    backend.storage.db
      .selectFrom('connector_properties')
      .innerJoin('connectors', 'connectors.id', 'connector_properties.connector_id')
      .select(['connector_properties.id', 'sealed', 'connector_id as connectorId'])
      .where('connector_properties.name', '=', name)
      .where('connectors.name', 'like', 'Canary %')
      .executeTakeFirstOrThrow()
  const put = (id: string, sealed: string | null) =>
    backend.storage.db.updateTable('connector_properties').set({ sealed }).where('id', '=', id).execute()

  it('opens unchanged, and not with any bit flipped', async () => {
    const { id, connectorId, sealed } = await sealedOf('ftp.password')
    expect((await settingsOf(connectorId)).get('ftp.password')).toBe('ftp-2Wd-canary')
    const [version = '', key = '', wrapped = '', secret = ''] = (sealed ?? '').split('.')
    for (const [part, other] of [
      [wrapped, secret],
      [secret, wrapped],
    ]) {
      const bytes = Buffer.from(part ?? '', 'base64url')
      for (let at = 0; at < bytes.length; at++) {
        const turned = Buffer.from(bytes)
        turned[at] = (turned[at] ?? 0) ^ (1 << (at % 8))
        const text = turned.toString('base64url')
        const parts = part === wrapped ? [version, key, text, other] : [version, key, other, text]
        await put(id, parts.join('.'))
        await expect(settingsOf(connectorId), `byte ${at}`).rejects.toThrow()
      }
    }
    await put(id, sealed)
    expect((await settingsOf(connectorId)).get('ftp.password')).toBe('ftp-2Wd-canary')
  })

  it('does not open in another place', async () => {
    const [key, secret] = [await sealedOf('woo.key'), await sealedOf('woo.secret')]
    await put(key.id, secret.sealed)
    await expect(settingsOf(key.connectorId)).rejects.toThrow()
    await put(key.id, key.sealed)
    await expect(settingsOf(key.connectorId)).resolves.toBeDefined()
  })
})
