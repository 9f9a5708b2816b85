import type { OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend } from '../support/backend.ts'

let backend: Backend
let acme: string
let olga: Browser
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  olga = await backend.as('olga')
})
afterAll(() => backend.close())

const nextOf = ({ link }: OutgoingHttpHeaders) =>
  /^<\/backend(.+)>; rel="next"$/.exec(String(link ?? ''))?.[1]

async function pagesOf(path: string) {
  const pages: { Id: string }[][] = []
  for (let next: string | undefined = path; next; ) {
    const answer = await olga.call('GET', next)
    pages.push(answer.json())
    next = nextOf(answer.headers)
  }
  return pages
}

describe('a list', () => {
  it.each([
    ['users', () => `/users?orgId=${acme}`],
    ['connectors', () => `/business2cloud/clients/${acme}/connectors?`],
    ['areas', () => `/areas?orgId=${acme}`],
    ['sub-areas', () => `/subareas?orgId=${acme}&links=custom`],
    ['versions', () => `/versions?orgId=${acme}`],
  ])('of %s is read a page at a time by following the Link header', async (_, path) => {
    const whole = (await olga.call('GET', path())).json()
    const pages = await pagesOf(`${path()}&limit=2`)
    expect(pages.flat()).toEqual(whole)
    expect(pages.every((page) => page.length <= 2)).toBe(true)
  })

  it.each([
    ['limit=0', 'query.limit'],
    ['limit=1001', 'query.limit'],
    ['cursor=x', 'query.cursor must be the cursor of a response.'],
  ])('rejects %s', async (query, message) => {
    const answer = await olga.call('GET', `/users?orgId=${acme}&${query}`)
    expect([answer.statusCode, JSON.stringify(answer.json().message)]).toEqual([
      400,
      expect.stringContaining(message),
    ])
  })
})

describe('the address /v1', () => {
  const get = (url: string) =>
    backend.app.inject({ url, headers: { authorization: `Bearer ${olga.accessToken}` } })

  it('has the same API as the address of the portal', async () => {
    const [versioned, own] = [await get(`/v1/users?orgId=${acme}`), await get(`/backend/users?orgId=${acme}`)]
    expect([versioned.statusCode, versioned.body]).toEqual([200, own.body])
  })

  it('leads to the next page under the same address', async () => {
    const { headers } = await get(`/v1/users?orgId=${acme}&limit=2`)
    expect(headers.link).toMatch(/^<\/v1\/users\?orgId=[\w-]+&limit=2&cursor=2\.[\w-]+>; rel="next"$/)
  })

  it('refuses unknown calls with a JSON body, and calls without a token', async () => {
    const [unknown, anonymous] = [await get('/v1/nothing'), await backend.app.inject({ url: '/v1/me' })]
    expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'Not Found'])
    expect(anonymous.statusCode).toBe(401)
  })
})
