import type { Id, TriedTable } from '@tributary/domain'
import { type Client, createCustomSource, tryManifest } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { manageMessages } from '../../src/connectors/manage.messages.ts'
import { tryMessages } from '../../src/custom-sources/try/try.messages.ts'
import { httpMessages } from '../../src/sync/sources/http/http.messages.ts'
import { addConnector, auditOf, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { type Mirror, mirrorManifest, repeated, startMirror } from '../support/mirror.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

const KEY = 'k-canary-77'
const HIDDEN = '••••'

let world: ConnectorWorld
let mirror: Mirror
let elsewhere: Mirror
let connector: Id

beforeAll(async () => {
  world = await connectorWorld({ ALLOW_PRIVATE_TARGETS: 'true' })
  mirror = await startMirror()
  elsewhere = await startMirror()
  const { data } = await createCustomSource(world.as('olga'), {
    params: { orgId: world.acme },
    body: { text: mirrorManifest(mirror.uri) },
  })
  connector = await addConnector(world.as('olga'), world.acme, {
    name: 'Mirrored',
    type: 'custom',
    settings: { 'custom.source': data.id, 'custom.secret.key': KEY },
  })
})
afterAll(async () => {
  await world.backend.close()
  await mirror.stop()
  await elsewhere.stop()
})
beforeEach(async () => {
  await world.backend.storage.db.deleteFrom('rate_counters').execute()
  mirror.respond = repeated
  mirror.requests.length = 0
})

type Trial = {
  text?: string
  table?: string
  settings?: Record<string, string>
  connector?: Id
  client?: Client
}

function tried({ text, table = 'things', settings = {}, connector: of, client }: Trial): Promise<TriedTable> {
  return tryManifest(client ?? world.as('olga'), {
    params: { orgId: world.acme },
    body: {
      text: text ?? mirrorManifest(mirror.uri),
      table,
      clientConnectorId: of,
      properties: Object.entries(settings).map(([name, value]) => ({ name, value })),
    },
  })
}

const entered = { 'custom.secret.key': KEY }

describe('trying a manifest', () => {
  it('returns the request and the first rows without the secret', async () => {
    const answer = await tried({ settings: entered })
    expect(answer).toMatchObject({
      request: { method: 'GET', url: `${mirror.uri}/v1/things`, body: null },
      status: 200,
      error: null,
      notes: [],
      preview: { rows: [['1', HIDDEN, expect.stringContaining(`"x-key":"${HIDDEN}"`)]], hasMore: false },
    })
    expect(answer.request?.headers).toContainEqual({ name: 'x-key', value: HIDDEN })
    expect(mirror.requests[0]?.headers['x-key']).toBe(KEY)
  })

  it('says which column is empty, and what the records have', async () => {
    const { notes } = await tried({ text: mirrorManifest(mirror.uri, 'colour'), settings: entered })
    expect(notes).toEqual([
      tryMessages.missing('colour', ['colour']),
      tryMessages.recordFields(['id', 'url', 'headers', 'key']),
    ])
  })

  it('returns the error of a refresh, with the request', async () => {
    mirror.respond = (_, response) => response.writeHead(401).end()
    const answer = await tried({ settings: entered })
    expect(answer).toMatchObject({ status: 401, preview: null, error: httpMessages('Mirror').signInRefused })
    expect(answer.request?.url).toBe(`${mirror.uri}/v1/things`)
  })

  it('sends nothing without a required setting', async () => {
    expect(await tried({})).toMatchObject({ request: null, status: null, error: expect.any(String) })
    expect(mirror.requests).toEqual([])
  })

  it('refuses a manifest with faults, with their lines', async () => {
    const text = mirrorManifest(mirror.uri).replace('key: [id]', 'key: [number]')
    expect(await failureOf(tried({ text, settings: entered }))).toEqual([
      400,
      expect.stringMatching(/^line 11: streams.0.key.0: /),
    ])
  })

  it('refuses a table that the manifest does not have', async () => {
    expect(await failureOf(tried({ table: 'orders' }))).toEqual([400, tryMessages.unknownTable('orders')])
  })

  it('notes who tried which table, and nothing else', async () => {
    await tried({ settings: entered, connector })
    const [last] = (await auditOf(world.backend, connector)).slice(-1)
    expect(last).toMatchObject({
      action: 'custom-source.tried',
      detail: { 'after.table': 'things', 'after.status': 200, 'after.succeeded': true },
    })
    expect(JSON.stringify(last)).not.toContain(KEY)
  })

  it('is limited for each user', async () => {
    mirror.respond = (_, response) => response.writeHead(401).end()
    for (let times = 0; times < 60; times++) expect((await tried({ settings: entered })).status).toBe(401)
    expect(await statusOf(tried({ settings: entered }))).toBe(429)
    expect((await tried({ settings: entered, client: world.as('adam') })).status).toBe(401)
  })
})

describe('a blank secret', () => {
  it('means the stored one of the connector', async () => {
    const answer = await tried({ settings: { 'custom.secret.key': '' }, connector })
    expect(answer.status).toBe(200)
    expect(mirror.requests[0]?.headers['x-key']).toBe(KEY)
    expect(JSON.stringify(answer)).not.toContain(KEY)
  })

  it('must be entered again if the manifest leads to another host', async () => {
    expect(await failureOf(tried({ text: mirrorManifest(elsewhere.uri), connector }))).toEqual([
      400,
      manageMessages.property.enterAgain('custom.secret.key'),
    ])
    expect(elsewhere.requests).toEqual([])
  })

  it('may be entered for another host', async () => {
    const settings = { 'custom.secret.key': 'another-key' }
    await tried({ text: mirrorManifest(elsewhere.uri), settings, connector })
    expect(elsewhere.requests.map(({ headers }) => headers['x-key'])).toEqual(['another-key'])
  })

  it('is not taken from a connector of another type', async () => {
    const ftp = await world.newFtp('Files')
    expect(await failureOf(tried({ connector: ftp }))).toEqual([400, tryMessages.otherType])
  })
})
