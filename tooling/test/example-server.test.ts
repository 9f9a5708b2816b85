import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type ExampleServer, startExampleServer } from '../src/runtimes/example-server.ts'

const answer = (example: unknown) => ({ content: { 'application/json': { example } } })
const document = {
  paths: {
    '/things': {
      get: { operationId: 'listThings', responses: { 200: answer([{ Id: 1 }]) } },
      post: { operationId: 'addThing', responses: { 201: answer({ Id: 2 }), 409: answer({}) } },
    },
    '/things/{id}': { get: { operationId: 'getThing', responses: { 200: answer({ Id: 1 }) } } },
    '/things/mine': { get: { operationId: 'listMyThings', responses: { 200: answer([]) } } },
  },
  components: { responses: { Conflict: answer({ statusCode: 409, message: 'Not now.' }) } },
}

let server: ExampleServer
before(async () => {
  server = await startExampleServer(document, { refused: { listMyThings: 'Conflict' } })
})
after(() => server.close())

const request = async (path: string, init?: RequestInit) => {
  const response = await fetch(server.baseUrl + path, init)
  return [response.status, await response.json()]
}

test('responds to a call with its example and declared status', async () => {
  assert.deepEqual(await request('/things'), [200, [{ Id: 1 }]])
  assert.deepEqual(await request('/things/7'), [200, { Id: 1 }])
  assert.deepEqual(await request('/things', { method: 'POST', body: '{}' }), [201, { Id: 2 }])
})

test('refuses a call on request and matches literal paths before parameters', async () => {
  assert.deepEqual(await request('/things/mine'), [409, { statusCode: 409, message: 'Not now.' }])
})

test('responds with 404 to a path that is not in the document', async () => {
  assert.equal((await request('/others'))[0], 404)
})
