import { expect, it } from 'vitest'
import { listConnectorTypes } from '../connectors/connectors.calls.ts'
import { listEveryConnector } from '../connectors/runs.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { httpServer, json } from '../test/local-server.ts'
import { eli, sue } from '../test/session-server.ts'
import { createKnownResponses } from './known-responses.ts'

/** A server with a list in a version. It responds with 304 to a poll that knows the current one. */
async function versionedServer() {
  const state = { version: 1, seen: [] as (string | undefined)[], sendsTags: true }
  const baseUrl = await httpServer((request, response) => {
    const known = request.headers['if-none-match']
    const tag = `W/"${request.url}${state.version}"`
    state.seen.push(known)
    if (known === tag && request.headers['x-tributary-background'] === '1')
      response.writeHead(304, { etag: tag }).end()
    else json(response, [], 200, state.sendsTags ? { etag: tag } : {})
  })
  return { baseUrl, state }
}

const input = { params: { orgId: 1 } }
const poll = { background: true }

it('returns the same response to a poll while the server has no newer one', async () => {
  const { baseUrl, state } = await versionedServer()
  const client = clientOf(baseUrl)
  const first = await listEveryConnector(client, input)
  expect(await listEveryConnector(client, input, poll)).toBe(first)
  expect(await listEveryConnector(client, input, poll)).toBe(first)
  state.version = 2
  const second = await listEveryConnector(client, input, poll)
  expect(second).not.toBe(first)
  expect(await listEveryConnector(client, input, poll)).toBe(second)
  expect(state.seen.map((tag) => tag?.at(-2))).toEqual([undefined, '1', '1', '1', '2'])
})

it('loads a list again if the call is not a poll', async () => {
  const { baseUrl, state } = await versionedServer()
  const client = clientOf(baseUrl)
  await listEveryConnector(client, input)
  await listEveryConnector(client, input)
  expect(state.seen).toEqual([undefined, undefined])
})

it('knows responses by their address, and only those with a tag', async () => {
  const { baseUrl, state } = await versionedServer()
  const client = clientOf(baseUrl)
  await listEveryConnector(client, input)
  await listEveryConnector(client, { params: { orgId: 2 } }, poll)
  state.sendsTags = false
  await listConnectorTypes(client)
  await listConnectorTypes(client, {}, poll)
  expect(state.seen).toEqual([undefined, undefined, undefined, undefined])
})

it('forgets the responses of a session that has ended', async () => {
  const { baseUrl, state } = await versionedServer()
  const client = clientOf(baseUrl)
  client.session.adopt({ accessToken: 'a', user: sue })
  await listEveryConnector(client, input)
  client.session.adopt({ accessToken: 'a', user: sue })
  await listEveryConnector(client, input, poll)
  client.session.adopt({ accessToken: 'b', user: eli })
  await listEveryConnector(client, input, poll)
  client.session.end('asked')
  client.session.adopt({ accessToken: 'b', user: eli })
  await listEveryConnector(client, input, poll)
  expect(state.seen.map((tag) => tag?.at(-2))).toEqual([undefined, '1', undefined, undefined])
})

it('remembers the responses of fifty addresses', async () => {
  const { baseUrl, state } = await versionedServer()
  const client = clientOf(baseUrl)
  for (let orgId = 0; orgId <= 50; orgId += 1) await listEveryConnector(client, { params: { orgId } })
  state.seen = []
  for (const orgId of [0, 1]) await listEveryConnector(client, { params: { orgId } }, poll)
  expect(state.seen.map((tag) => tag !== undefined)).toEqual([false, false])
  await listEveryConnector(client, { params: { orgId: 50 } }, poll)
  expect(state.seen.at(-1)).toBeDefined()
})

it('fails if the server says that an unknown response is current', async () => {
  const baseUrl = await httpServer((_, response) => void response.writeHead(304).end())
  expect((await errorOf(listEveryConnector(clientOf(baseUrl), input, poll))).kind).toBe('empty-response')
})

it('does not take an older response for the one that the server says is current', () => {
  const known = createKnownResponses()
  const raw = (status: number, tag: string) => ({
    address: '/list',
    status,
    statusText: '',
    headers: new Headers({ etag: tag }),
    text: '',
  })
  const unreadable = () => {
    throw new Error('The body is empty.')
  }
  known.resolve(raw(200, 'new'), () => 'new rows')
  known.resolve(raw(200, 'old'), () => 'old rows')
  expect(() => known.resolve(raw(304, 'new'), unreadable)).toThrow('The body is empty.')
  expect(known.tagOf('/list')).toBeUndefined()
})
