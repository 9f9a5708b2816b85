import type { Id } from '@tributary/domain'
import { createCustomSource, tryManifest } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outboundMessages } from '../../src/outbound/outbound.messages.ts'
import { httpMessages } from '../../src/sync/sources/http/http.messages.ts'
import { addConnector, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { type Mirror, mirrorManifest, repeated, startMirror } from '../support/mirror.ts'
import { statusOf } from '../support/sdk-client.ts'

const KEY = 'p@ss w"rd-äö'
const usual = httpMessages('Mirror')

let open: ConnectorWorld
let closed: ConnectorWorld
let mirror: Mirror
let connector: Id

beforeAll(async () => {
  open = await connectorWorld({ ALLOW_PRIVATE_TARGETS: 'true' })
  closed = await connectorWorld({ ALLOW_PRIVATE_TARGETS: 'false' })
  mirror = await startMirror()
  const { data } = await createCustomSource(open.as('adam'), {
    params: { orgId: open.cedar },
    body: { text: passwordManifest() },
  })
  connector = await addConnector(open.as('adam'), open.cedar, {
    name: 'Mirrored',
    type: 'custom',
    settings: { 'custom.source': data.id, 'custom.secret.key': KEY },
  })
})
afterAll(async () => {
  await open.backend.close()
  await closed.backend.close()
  await mirror.stop()
})
beforeEach(() => {
  mirror.respond = repeated
  mirror.requests.length = 0
})

const passwordManifest = () =>
  mirrorManifest(mirror.uri).replace(
    /^authentication: .*$/m,
    "authentication: { kind: basic, username: us, password: '{key}' }",
  )

const tried = (
  world: ConnectorWorld,
  orgId: Id,
  { text, of, key = '' }: { text: string; of?: Id; key?: string },
  name: 'olga' | 'adam' = 'adam',
) =>
  tryManifest(world.as(name), {
    params: { orgId },
    body: {
      text,
      table: 'things',
      clientConnectorId: of,
      properties: [{ name: 'custom.secret.key', value: key }],
    },
  })

describe('a try of a manifest', () => {
  it('does not return a stored secret that the source repeats in any form', async () => {
    const base64 = Buffer.from(`us:${KEY}`).toString('base64')
    const forms = [KEY, encodeURIComponent(KEY), base64, JSON.stringify(KEY)]
    mirror.respond = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ items: [{ id: 1, key: forms.join(' '), headers: { forms } }] }))
    }
    const answer = await tried(open, open.cedar, { text: passwordManifest(), of: connector })
    expect(mirror.requests[0]?.headers.authorization).toBe(`Basic ${base64}`)
    expect(answer.preview?.rows).toHaveLength(1)
    for (const form of forms) expect(JSON.stringify(answer)).not.toContain(JSON.stringify(form).slice(1, -1))
  })

  it('does not use a secret of another organisation', async () => {
    const text = passwordManifest()
    expect(await statusOf(tried(open, open.acme, { text, of: connector }, 'olga'))).toBe(404)
    expect(await statusOf(tried(open, open.acme, { text, of: connector }))).toBe(404)
    expect(await statusOf(tried(open, open.cedar, { text, of: connector }, 'olga'))).toBe(403)
    expect(mirror.requests).toEqual([])
  })

  it('sends nothing to a private address', async () => {
    const answer = await tried(closed, closed.acme, { text: passwordManifest(), key: KEY })
    expect(answer).toMatchObject({ status: null, preview: null, error: outboundMessages.privateAddress })
    expect(mirror.requests).toEqual([])
  })

  it('does not follow a redirection', async () => {
    mirror.respond = (_, response) => response.writeHead(302, { location: `${mirror.uri}/private` }).end()
    const answer = await tried(open, open.cedar, { text: passwordManifest(), of: connector })
    expect(answer).toMatchObject({ status: 302, preview: null, error: usual.moved })
    expect(mirror.requests.map(({ url }) => url)).toEqual(['/v1/things'])
  })
})
