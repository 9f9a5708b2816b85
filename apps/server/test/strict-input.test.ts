import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '../src/openapi/calls.ts'
import { type Backend, type Browser, startBackend } from './support/backend.ts'

// Generated from the contract: what a call does not know, it refuses before it looks at anything else.

let backend: Backend
let sue: Browser
beforeAll(async () => {
  backend = await startBackend()
  sue = await backend.as('sue')
})
afterAll(() => backend.close())

const somewhere = (path: string) => path.replace(/\{\w+\}/g, 'somewhere')

it.each(calls)('$feature.$name takes no query it does not know [A57, A65]', async ({ endpoint }) => {
  const { method, path, body } = endpoint
  const answer = await sue.call(method, `${somewhere(path)}?surprise=1`, body ? { body: {} } : {})
  expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  expect([answer.json().message].flat()).toContain('query has a field that does not belong there.')
})

const writing = calls.filter(({ endpoint }) => endpoint.body !== undefined)

it.each(writing)('$feature.$name takes no body it does not know [A57, A65]', async ({ endpoint }) => {
  const answer = await sue.call(endpoint.method, somewhere(endpoint.path), { body: { surprise: 1 } })
  expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
})

const withToken = calls.filter(({ endpoint }) => endpoint.level !== 'public')

it.each(withToken)('$feature.$name wants a token before anything else [ROLE-20]', async ({ endpoint }) => {
  const { method } = endpoint
  const url = `/backend${somewhere(endpoint.path)}`
  const text = { headers: { 'content-type': 'text/plain' }, payload: 'no JSON' }
  for (const request of [{}, { headers: { cookie: sue.cookie ?? '' } }, text])
    expect((await backend.app.inject({ method, url, ...request })).statusCode).toBe(401)
})

it('answers 415 to a body that is not JSON, and needs no type of nothing [ROLE-20]', async () => {
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
