import { alertLimits, tokenLimits } from '@tributary/domain'
import {
  createAlertChannel,
  createServiceAccount,
  createServiceToken,
  createWebhook,
  listAlertChannels,
  listWebhooks,
} from '@tributary/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, UNKNOWN_ID } from '../support/backend.ts'
import { type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let as: ConnectorWorld['as']
beforeAll(async () => {
  ;({ backend, acme, as } = await connectorWorld())
})
afterAll(() => backend.close())

const url = 'https://hooks.example/'
const channel = (name: string, orgId = acme) =>
  createAlertChannel(as('sue'), {
    params: { orgId },
    body: { name, kind: 'slack', url, events: ['refresh.failed'] },
  })

it('an organisation that does not exist has neither webhooks nor alert channels', async () => {
  const params = { orgId: UNKNOWN_ID }
  const statuses = [
    await statusOf(listWebhooks(as('sue'), { params })),
    await statusOf(
      createWebhook(as('sue'), { params, body: { name: 'Stock', url, events: ['refresh.failed'] } }),
    ),
    await statusOf(listAlertChannels(as('sue'), { params })),
    await statusOf(channel('Chat', UNKNOWN_ID)),
  ]
  expect(statuses).toEqual([404, 404, 404, 404])
})

it('an organisation has a limited number of alert channels', async () => {
  for (let made = 0; made < alertLimits.channels; made++) await channel(`Chat ${made}`)
  expect(await statusOf(channel('One more'))).toBe(409)
})

it('a service account has a limited number of tokens', async () => {
  const { data } = await createServiceAccount(as('olga'), {
    body: { name: 'Warehouse', role: 'User', organisationId: acme },
  })
  const create = () =>
    createServiceToken(as('olga'), {
      params: { id: data.id },
      body: { name: 'Nightly', scope: 'read', days: 1, organisationId: acme },
    })
  for (let made = 0; made < tokenLimits.perOwner; made++) await create()
  expect(await statusOf(create())).toBe(409)
})
