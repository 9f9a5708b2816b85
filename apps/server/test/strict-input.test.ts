import { createClient } from '@tributary/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../src/openapi/calls.ts'
import { exampleOf } from '../src/openapi/examples/examples.ts'
import { type Backend, type Browser, startBackend } from './support/backend.ts'

// Generated from the contract: calls reject unknown input before anything else.

let backend: Backend
let sue: Browser
beforeAll(async () => {
  backend = await startBackend()
  sue = await backend.as('sue')
})
afterAll(() => backend.close())

const somewhere = (path: string) => path.replace(/\{\w+\}/g, 'somewhere')

it.each(calls)('$feature.$name rejects an unknown query parameter', async ({ endpoint }) => {
  const { method, path, body } = endpoint
  const answer = await sue.call(method, `${somewhere(path)}?surprise=1`, body ? { body: {} } : {})
  expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  expect([answer.json().message].flat()).toContain('query.surprise is not a known field.')
})

const writing = calls.filter(({ endpoint }) => endpoint.body !== undefined)

it.each(writing)('$feature.$name rejects an unknown body field', async ({ endpoint }) => {
  const answer = await sue.call(endpoint.method, somewhere(endpoint.path), { body: { surprise: 1 } })
  expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
})

/** Returns the paths of all objects in a body, each with the body plus one unknown field there. */
function surprised(value: unknown, path: string): [path: string, changed: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, part]) =>
    surprised(part, `${path}.${name}`).map(([where, changed]): [string, unknown] => [
      where,
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ]),
  )
  return Array.isArray(value) ? inside : [[`${path}.surprise`, { ...value, surprise: 1 }], ...inside]
}

const queryFor = (schema: z.ZodMiniType = z.strictObject({})) => {
  const name = ['', 'orgId', 'state'].find((one) => z.safeParse(schema, one ? { [one]: 'x' } : {}).success)
  return name ? `?${name}=x` : ''
}

it.each(writing)('$feature $name reports the unknown field [DATA-30]', async (call) => {
  const { method, path, query } = call.endpoint
  const bodies = surprised(exampleOf(call)?.body, 'body')
  expect(bodies.length).toBeGreaterThan(0)
  for (const [name, payload] of bodies) {
    const answer = await backend.app.inject({
      method,
      url: `/backend${somewhere(path)}${queryFor(query)}`,
      headers: { authorization: `Bearer ${sue.accessToken}`, origin: 'https://portal.example' },
      payload: Object(payload),
    })
    expect([answer.statusCode, answer.json().message]).toEqual([400, [`${name} is not a known field.`]])
  }
})

const unconnected = createClient({
  baseUrl: 'http://backend.invalid',
  fetch: async () => {
    throw new Error('No request may be sent.')
  },
})

it.each(writing)('$feature $name is not sent with an unknown field [DATA-30]', async (call) => {
  const { endpoint } = call
  const inputs = surprised(z.decode(endpoint.body ?? z.any(), exampleOf(call)?.body), 'body')
  expect(inputs.length).toBeGreaterThan(0)
  for (const [, body] of inputs)
    await expect(unconnected.send({ endpoint, input: { body } })).rejects.toMatchObject({
      kind: 'invalid-input',
      messages: [expect.stringMatching(/^body\.([\w.]+\.)?surprise is not a known field\.$/)],
    })
})

const withToken = calls.filter(({ endpoint }) => endpoint.level !== 'public')

it.each(withToken)('$feature $name checks the token first [ROLE-20]', async ({ endpoint }) => {
  const { method } = endpoint
  const url = `/backend${somewhere(endpoint.path)}`
  const text = { headers: { 'content-type': 'text/plain' }, payload: 'no JSON' }
  for (const request of [{}, { headers: { cookie: sue.cookie ?? '' } }, text])
    expect((await backend.app.inject({ method, url, ...request })).statusCode).toBe(401)
})

it('returns 415 for a body that is not JSON, and needs no type without a body [ROLE-20]', async () => {
  const url = '/backend/xero2sqlproducts/any/incremental'
  const authorization = `Bearer ${sue.accessToken}`
  const post = async (headers: Record<string, string>, payload?: string) =>
    (
      await backend.app.inject({
        method: 'POST',
        url,
        headers: { authorization, ...headers },
        ...(payload && { payload }),
      })
    ).statusCode
  expect(await post({})).toBe(404)
  expect(await post({ 'content-type': 'text/plain' })).toBe(404)
  expect(await post({ 'content-type': 'text/plain' }, '{}')).toBe(415)
  expect(await post({ 'content-type': 'application/xml' }, '<a/>')).toBe(415)
})
