import type { Id } from '@tributary/domain'
import { tryManifest } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { manifestMessages } from '../../src/sync/sources/manifest/manifest.messages.ts'
import { type CustomWorld, customWorld, harbourManifest } from '../support/custom-world.ts'
import { type Mirror, startMirror } from '../support/mirror.ts'

const messages = manifestMessages('Harbour')

let world: CustomWorld
let mirror: Mirror
let connector: Id

beforeAll(async () => {
  world = await customWorld()
  mirror = await startMirror()
  connector = await world.connect('olga', world.birch, await world.addSource('olga', world.birch))
  await world.authorise('olga', world.birch, connector)
})
afterAll(async () => {
  await world.close()
  await mirror.stop()
})
beforeEach(() => world.backend.storage.db.deleteFrom('rate_counters').execute())

const tried = (text: string, of?: Id, secret = '') =>
  tryManifest(world.as('olga'), {
    params: { orgId: world.birch },
    body: {
      text,
      table: 'contacts',
      clientConnectorId: of,
      properties: [
        { name: 'custom.setting.clientId', value: 'tributary' },
        { name: 'custom.secret.clientSecret', value: secret },
      ],
    },
  })

describe('trying a manifest whose users allow access on a page', () => {
  it('uses the access of the connector, and shows no token', async () => {
    const answer = await tried(harbourManifest(world.crm), connector)
    expect(answer).toMatchObject({ status: 200, error: null })
    expect(answer.preview?.rows.length).toBeGreaterThan(0)
    const { accessToken } = await world.tokenOf(world.birch, connector)
    expect(JSON.stringify(answer)).not.toContain(accessToken)
    expect(answer.request?.headers).toContainEqual({ name: 'authorization', value: 'Bearer ••••' })
  })

  it('sends nothing without a connector', async () => {
    const answer = await tried(harbourManifest(world.crm), undefined, 'secret-1')
    expect(answer).toMatchObject({ request: null, error: messages.notAuthorised })
  })

  it('sends no token to another host', async () => {
    const text = harbourManifest({ uri: world.crm.uri, base: `${mirror.uri}/v1/` })
    const answer = await tried(text, connector, 'secret-1')
    expect(answer).toMatchObject({ request: null, error: messages.notAuthorised })
    expect(mirror.requests).toEqual([])
  })
})
