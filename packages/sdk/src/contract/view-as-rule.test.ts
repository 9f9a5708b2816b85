import { expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import * as contract from './index.ts'

const calls = Object.values(contract)
  .flatMap((feature) => (typeof feature === 'object' ? Object.entries<unknown>({ ...feature }) : []))
  .filter((entry): entry is [string, Endpoint] => Object(entry[1]).method !== undefined)
const withRule = (rule: string) =>
  calls.filter(([, call]) => contract.viewAsRuleOf(call) === rule).map(([name]) => name)

it('answers only plain reads in the view of another user [VIEWAS-03]', () => {
  const reads = new Set(withRule('read'))
  expect(reads.size).toBeGreaterThan(30)
  for (const [name, { method, acts }] of calls)
    if (reads.has(name)) expect(`${name} ${method} ${acts}`).toBe(`${name} GET false`)
})

it('answers two calls for the administrator behind the view', () => {
  expect(withRule('own').toSorted()).toEqual(['endViewAs', 'signOut'])
})

it('refuses reads about sign-in methods, tokens and credentials [VIEWAS-04]', () => {
  const personal = calls
    .filter(
      ([, { path, method }]) => method === 'GET' && /security|identit|token|credential|alerts$/.test(path),
    )
    .map(([name]) => name)
  expect(personal.length).toBeGreaterThan(8)
  const reads = new Set(withRule('read'))
  expect(personal.filter((name) => reads.has(name))).toEqual([])
})
