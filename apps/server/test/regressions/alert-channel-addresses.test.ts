import { createAlertChannel, testAlertChannel } from '@tributary/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { failureOf } from '../support/sdk-client.ts'
import { type WebhookWorld, webhookWorld } from '../support/webhook-world.ts'

// An alert channel must not reach our own network.

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

const add = (url: string) =>
  createAlertChannel(world.as('olga'), {
    params: { orgId: world.acme },
    body: { name: 'Chat', kind: 'slack', url, events: ['refresh.failed'] },
  })

it.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254'])(
  'a channel at %s gets nothing, and looks like an unreachable one',
  async (host) => {
    const { data } = await add(`https://${host}:${new URL(receiver.url).port}/`)
    const tested = await testAlertChannel(world.as('olga'), { params: { orgId: world.acme, id: data.id } })
    expect(tested.data.error).toBe('The connection to the channel failed.')
    expect(receiver.received).toEqual([])
  },
)

it('a channel without TLS is refused', async () => {
  expect(await failureOf(add('http://chat.example/'))).toEqual([
    400,
    'Enter an address that begins with https://.',
  ])
})
