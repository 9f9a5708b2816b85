import { expect, it } from 'vitest'
import type { SourceAccess } from '../source-adapter.ts'
import { grantOf, scopesIn } from './grant.ts'
import type { PreparedRequest } from './http-client.ts'

const request: PreparedRequest = {
  method: 'GET',
  url: new URL('https://books.example/v1/books'),
  headers: {},
  body: undefined,
}
const { signal } = new AbortController()
const notAuthorised = 'Authorise the connector.'

/** A grant of an account whose tokens have these names, one after another. */
function tokensOf(...names: string[]) {
  const rejections: (string | undefined)[] = []
  const access: SourceAccess = async ({ rejected } = {}) => {
    rejections.push(rejected)
    if (rejected === names[0] && names.length > 1) names.shift()
    return { accessToken: names[0] ?? '', account: 'Birch-Garden', scope: 'read' }
  }
  return { access, rejections }
}

it('is looked up once for many requests', async () => {
  const { access, rejections } = tokensOf('one')
  const grant = grantOf(access, { notAuthorised })
  for (let count = 0; count < 3; count++)
    expect(await grant.authorise(request, signal)).toEqual({ authorization: 'Bearer one' })
  expect(rejections).toEqual([undefined])
})

it('is renewed with the token that was refused', async () => {
  const { access, rejections } = tokensOf('one', 'two')
  const grant = grantOf(access, { notAuthorised })
  await grant.authorise(request, signal)
  expect(await grant.renew()).toBe(true)
  expect(await grant.authorise(request, signal)).toEqual({ authorization: 'Bearer two' })
  expect(await grant.renew()).toBe(false)
  expect(rejections).toEqual([undefined, 'one', 'two'])
})

it('is missing for a connector that was never authorised', async () => {
  await expect(grantOf(undefined, { notAuthorised }).granted()).rejects.toMatchObject({
    message: notAuthorised,
    forbidden: true,
    code: 'not-authorised',
  })
})

it('sends the token to no other account', async () => {
  const { access } = tokensOf('one')
  const other = grantOf(access, { notAuthorised, only: { account: 'acme', otherwise: 'Another shop.' } })
  await expect(other.authorise(request, signal)).rejects.toMatchObject({
    message: 'Another shop.',
    code: 'settings',
  })
  const same = grantOf(access, { notAuthorised, only: { account: 'birch-garden', otherwise: '' } })
  expect((await same.granted()).accessToken).toBe('one')
})

it.each([
  ['read write', ['read', 'write']],
  ['read,write', ['read', 'write']],
  [null, undefined],
])('has the scopes in %j', (scope, expected) => {
  expect(scopesIn({ scope })).toEqual(expected && new Set(expected))
})
