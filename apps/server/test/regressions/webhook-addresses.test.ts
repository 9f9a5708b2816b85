import { createServer } from 'node:net'
import { testWebhook } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TargetRefused } from '../../src/outbound/outbound.ts'
import { PostTimedOut, post } from '../../src/outbound/post.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { type WebhookWorld, webhookWorld } from '../support/webhook-world.ts'

// A webhook must not reach our own network: neither directly, nor by a name, nor by a redirect.

let world: WebhookWorld
let receiver: Receiver
beforeAll(async () => {
  world = await webhookWorld({ ALLOW_PRIVATE_TARGETS: 'false' })
  receiver = await startReceiver()
})
afterAll(async () => {
  await world.stop()
  await receiver.stop()
})
beforeEach(() => {
  receiver.received.length = 0
})

const port = () => new URL(receiver.url).port
const request = (url: string) => ({
  ...{ url: new URL(url), headers: {}, body: '{}', deadlineMs: 5_000, mostBytes: 100 },
})

const literals = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0']

it.each(literals)('a webhook to %s cannot be created', async (host) => {
  await expect(world.webhook(`https://${host}:${port()}/`)).rejects.toThrow(
    'No events can be sent to this address.',
  )
})

it.each(['localhost', ...literals])(
  'a webhook to %s is not sent, and looks like an unreachable one',
  async (host) => {
    const { id } = await world.webhook('https://localhost/')
    // Earlier versions stored such addresses.
    const { db } = world.backend.storage
    await db
      .updateTable('webhooks')
      .set({ url: `https://${host}:${port()}/` })
      .execute()
    const { data } = await testWebhook(world.as('olga'), { params: { orgId: world.acme, id } })
    expect(data).toMatchObject({
      ...{ state: 'failed', error: 'The connection to the receiver failed.' },
      ...{ responseStatus: null, responseBody: null, durationMs: null },
    })
    expect(receiver.received).toEqual([])
    await world.backend.storage.db.deleteFrom('webhooks').execute()
  },
)

describe('a post', () => {
  it('is not sent to a name with a private address', async () => {
    const lookup = async () => [{ address: '127.0.0.1', family: 4 }]
    const rules = { allowPrivateTargets: false, ports: [Number(port())], lookup }
    await expect(post(request(`http://hooks.example:${port()}/`), rules)).rejects.toThrow(TargetRefused)
    expect(receiver.received).toEqual([])
  })

  it('connects to the checked address, although a second lookup would differ', async () => {
    const answers = ['127.0.0.1', '127.0.0.2']
    const lookup = async () => [{ address: answers.shift() ?? '127.0.0.3', family: 4 }]
    const rules = { allowPrivateTargets: true, lookup }
    expect(await post(request(`http://hooks.example:${port()}/`), rules)).toMatchObject({ status: 204 })
    expect(answers).toEqual(['127.0.0.2'])
    expect(receiver.received[0]?.headers.host).toBe(`hooks.example:${port()}`)
  })

  it('is not sent to metadata services, also where private targets are allowed', async () => {
    const rules = { allowPrivateTargets: true }
    await expect(post(request('http://169.254.169.254/'), rules)).rejects.toThrow(TargetRefused)
  })

  it('is not sent to a port that is not allowed', async () => {
    const lookup = async () => [{ address: '8.8.8.8', family: 4 }]
    const rules = { allowPrivateTargets: false, lookup }
    await expect(post(request('https://hooks.example:8443/'), rules)).rejects.toThrow(TargetRefused)
  })

  it('follows no redirect', async () => {
    const other = await startReceiver()
    receiver.respond = (response) => void response.writeHead(302, { location: other.url }).end()
    const rules = { allowPrivateTargets: true }
    expect(await post(request(receiver.url), rules)).toMatchObject({ status: 302 })
    expect(other.received).toEqual([])
    await other.stop()
  })

  it('ends at its deadline if nothing responds', async () => {
    const silent = createServer()
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
    const address = silent.address()
    const at = typeof address === 'object' ? address?.port : 0
    const late = { ...request(`http://127.0.0.1:${at}/`), deadlineMs: 20 }
    await expect(post(late, { allowPrivateTargets: true })).rejects.toThrow(PostTimedOut)
    silent.close()
  })
})
