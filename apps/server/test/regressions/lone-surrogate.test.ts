import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../src/openapi/calls.ts'
import { exampleOf } from '../../src/openapi/examples/examples.ts'
import type { Backend, Browser } from '../support/backend.ts'
import { addConnector, connectorWorld, fetchProperty, ftpSettings } from '../support/connector-world.ts'

// A lone surrogate is not valid text. PostgreSQL rejected it in the audit log's JSON with a 500, and elsewhere stored it
// as another character. It is now rejected like NUL, anywhere in a request.

let backend: Backend
let sue: Browser
let settings: (name: string) => Promise<string>
beforeAll(async () => {
  const world = await connectorWorld()
  backend = world.backend
  sue = await backend.as('sue')
  const [client, orgId] = [world.as('sue'), world.acme]
  const id = await addConnector(client, orgId, {
    name: 'Half a pair',
    type: 'ftp',
    settings: { ...ftpSettings, 'ftp.filter': '*.csv' },
  })
  settings = async (name) => {
    const found = await fetchProperty(client, orgId, id, name)
    return `/business2cloud/clients/${orgId}/connectors/${id}/properties/${found.id}`
  }
})
afterAll(() => backend.close())

const refusal = [400, 'The request contains an invalid character (NUL or half a surrogate pair).']

const answered = async (...call: Parameters<Browser['call']>) => {
  const answer = await sue.call(...call)
  return [answer.statusCode, answer.json().message]
}

const halves = ['\ud800', '\udfff', 'a\ud83dz', '\udc00\ud800']

describe.each(['ftp.username', 'ftp.path', 'ftp.filter'])('the setting %s', (name) => {
  it.each([...halves, '\u0000'].map((text) => [JSON.stringify(text), text]))(
    'rejects %s',
    async (_, Value) => {
      expect(await answered('PATCH', await settings(name), { body: { Value } })).toEqual(refusal)
    },
  )
})

const writing = calls.flatMap((call) => {
  const body = exampleOf(call)?.body
  return body === undefined ? [] : [{ ...call, body: JSON.stringify(body) }]
})
const somewhere = (path: string) => path.replace(/\{\w+\}/g, 'somewhere')

it.each(writing)('$feature.$name rejects a lone surrogate in its body', async ({ endpoint, body }) => {
  const texts = [...body.matchAll(/(?<=[:[,])"(?:[^"\\]|\\.)*"(?!:)/g)]
  for (const { 0: text, index } of texts) {
    const changed = JSON.parse(`${body.slice(0, index)}"\\ud800"${body.slice(index + text.length)}`)
    const call = [endpoint.method, somewhere(endpoint.path), { body: changed }] as const
    expect((await answered(...call))[0]).toBe(400)
  }
})

it.each(['%ED%A0%80', '%ED%BF%BF', '%00'])(
  'rejects %s in a path, and no query with it causes a 500',
  async (text) => {
    expect((await answered('GET', `/business2cloud/clients/connectors/${text}`))[0]).toBe(400)
    expect((await answered('GET', `/areas?orgId=${text}`))[0]).toBeLessThan(500)
  },
)

it.each(['😀', String.raw`C:\ud800`, String.raw`\\u0000`])('accepts %s, which is text', async (Value) => {
  expect((await answered('PATCH', await settings('ftp.username'), { body: { Value } }))[0]).toBe(200)
})
