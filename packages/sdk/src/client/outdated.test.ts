import { expect, it } from 'vitest'
import { listConnectorTypes } from '../connectors/connectors.calls.ts'
import { deleteConnector } from '../connectors/manage.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { httpServer, json } from '../test/local-server.ts'
import { connectorOnTheWire } from '../test/wire-samples.ts'

const params = { orgId: 'o-1', id: 'c-1' }

async function watched(answer: unknown, status = 200) {
  const outdated: string[] = []
  const baseUrl = await httpServer((_, response) => json(response, answer, status))
  return { outdated, client: clientOf(baseUrl, { onOutdated: (what) => outdated.push(what) }) }
}

it('reports outdated connector types after a connector was deleted [CALL-106]', async () => {
  const { client, outdated } = await watched({
    status: 200,
    message: 'Gone.',
    error: null,
    data: connectorOnTheWire,
  })
  await deleteConnector(client, { params })
  expect(outdated).toEqual(['connector-types'])
})

it('reports nothing when the deletion failed', async () => {
  const { client, outdated } = await watched({ message: 'It is deleted already.' }, 409)
  await errorOf(deleteConnector(client, { params }))
  expect(outdated).toEqual([])
})

it('reports nothing after a read', async () => {
  const { client, outdated } = await watched([])
  await listConnectorTypes(client)
  expect(outdated).toEqual([])
})
