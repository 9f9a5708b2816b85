import { describe, expect, it } from 'vitest'
import { listAreas } from '../excel/structure/areas.calls.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import type { CallOptions } from './call-options.ts'
import { createClient } from './client.ts'

const wrong: [name: string, value: unknown, expected: string, received: string][] = [
  ['timeout', 0, 'milliseconds above 0', 'number'],
  ['timeout', -1, 'milliseconds above 0', 'number'],
  ['timeout', Number.NaN, 'milliseconds above 0', 'number'],
  ['timeout', '5s', 'milliseconds above 0', 'string'],
  ['timeout', null, 'milliseconds above 0', 'null'],
  ['maxRetries', -1, 'an integer from 0', 'number'],
  ['maxRetries', 1.5, 'an integer from 0', 'number'],
  ['maxRetries', Number.POSITIVE_INFINITY, 'an integer from 0', 'number'],
  ['maxRetries', '2', 'an integer from 0', 'string'],
  ['headers', 'X-Team: reporting', 'valid headers', 'string'],
  ['headers', null, 'valid headers', 'null'],
  ['headers', [['x-team', 'reporting']], 'valid headers', 'array'],
  ['headers', { 'x-team': undefined }, 'valid headers', 'object'],
  ['headers', { 'x team': 'reporting' }, 'valid headers', 'object'],
  ['headers', { 'x-team': 's3cr\net' }, 'valid headers', 'object'],
]

const neverSends = async () => {
  throw new Error('Nothing is to be sent.')
}

describe('an option that cannot be applied', () => {
  it.each(wrong)('%s: %j is refused when a client is created', (name, value, expected) => {
    const create = () => createClient({ baseUrl: 'https://portal.example/backend', [name]: value })
    expect(create).toThrow(TypeError)
    expect(create).toThrow(`createClient: ${name} must be ${expected}, got `)
    expect(create).not.toThrow('s3cr')
  })

  it.each([
    ...wrong,
    ['signal', new AbortController(), 'an AbortSignal', 'object'],
    ['signal', 5_000, 'an AbortSignal', 'number'],
    ['signal', null, 'an AbortSignal', 'null'],
  ] as const)('%s: %j of a call is named and nothing is sent', async (name, value, expected, received) => {
    const failures: unknown[] = []
    const hooks = [{ onFailure: (failure: unknown) => failures.push(failure) }]
    const client = clientOf('http://backend.invalid', { fetch: neverSends, hooks })
    const error = await errorOf(listAreas(client, {}, { [name]: value } as CallOptions))
    expect(error).toMatchObject({
      kind: 'invalid-input',
      issues: [{ path: `options.${name}`, expected, received }],
    })
    expect(error.message).toContain(`options.${name}: expected ${expected}, received ${received}`)
    expect(error.message).not.toContain('s3cr')
    expect(failures).toEqual([error])
  })
})

it('options that are undefined, zero retries and no deadline are accepted', async () => {
  const options = { timeout: undefined, maxRetries: 0, headers: undefined }
  const client = clientOf('http://backend.invalid', { fetch: async () => Response.json([]), ...options })
  expect(await listOrganisations(client, { ...options, timeout: Number.POSITIVE_INFINITY })).toEqual([])
})
