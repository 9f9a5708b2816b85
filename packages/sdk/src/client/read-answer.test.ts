import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listConnectors } from '../contract/connectors.ts'
import { listOrganisations } from '../contract/organisations.ts'
import { signIn } from '../contract/session.ts'
import { anyText } from '../test/any-text.ts'
import { readAnswer } from './read-answer.ts'
import { isSdkError } from './sdk-error.ts'

const now = new Date('2026-11-21T07:15:00Z')
const raw = (text: string, status = 200, headers: Record<string, string> = {}) => ({
  status,
  statusText: '',
  headers: new Headers(headers),
  text,
})

function outcome(text: string, status: number): unknown {
  try {
    return readAnswer(listConnectors, raw(text, status), now)
  } catch (error) {
    return error
  }
}

describe('reading is tolerant', () => {
  it('accepts a list with or without a data wrapper', () => {
    const rows = [{ Id: 1, CompanyName: 'Blue Kite' }]
    const expected = [{ id: 1, companyName: 'Blue Kite' }]
    expect(readAnswer(listOrganisations, raw(JSON.stringify(rows)), now)).toEqual(expected)
    expect(readAnswer(listOrganisations, raw(JSON.stringify({ data: rows })), now)).toEqual(expected)
  })

  it('keeps unknown fields', () => {
    const [row] = readAnswer(
      listOrganisations,
      raw('[{"Id":1,"CompanyName":"Blue Kite","Colour":"blue"}]'),
      now,
    )
    expect(row).toEqual({ id: 1, companyName: 'Blue Kite', Colour: 'blue' })
  })

  it('reads a sign-in without a token as such', () => {
    expect(readAnswer(signIn, raw('{"message":"ok"}'), now)).toEqual({ kind: 'no-token' })
  })
})

describe('returns a value or throws an SdkError', () => {
  it('for any text with any status', () => {
    const status = fc.integer({ min: 200, max: 599 })
    fc.assert(
      fc.property(anyText, status, (text, code) => {
        const result = outcome(text, code)
        expect(Array.isArray(result) || isSdkError(result)).toBe(true)
      }),
    )
  })

  it('for any JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        const result = outcome(text, 200)
        expect(Array.isArray(result) || isSdkError(result)).toBe(true)
      }),
    )
  })

  it('for a connector with any one field replaced by any value', () => {
    const row = {
      Id: 7,
      Key: 'k',
      Name: 'n',
      OriginalName: 'o',
      Status: 'ACTIVE',
      Schedule: null,
      SourceConnectorId: 3,
      Client: { Key: 'c' },
      Properties: [],
      Log: { ManuallyTriggeredAtUtc: '2026-11-21T07:00:00Z', HasError: false },
    }
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(row)), fc.jsonValue(), (field, value) => {
        const result = outcome(JSON.stringify([{ ...row, [field]: value }]), 200)
        expect(Array.isArray(result) || isSdkError(result)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['120', 120],
  ['0', 0],
  [' 5 ', 5],
  ['Sat, 21 Nov 2026 07:16:30 GMT', 90],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('reads Retry-After "%s" as %s seconds', (header, seconds) => {
  const answer = raw('{}', 429, { 'retry-after': header })
  expect(() => readAnswer(listOrganisations, answer, now)).toThrow(
    expect.objectContaining({ retryAfter: seconds }),
  )
})

it.each([200, 201, 204, 302, 399])('reports an empty %d as no response', (status) => {
  expect(outcome('', status)).toMatchObject({ kind: 'empty-response', statusCode: status })
})

describe('a success whose body has a status', () => {
  it.each([
    [200, { status: 409, message: 'Taken.' }, 409],
    [200, { statusCode: 409, message: 'Taken.' }, 409],
    [200, { status: 201, message: 'Made.' }, 201],
    [201, { status: 500 }, 500],
  ])('of %d with %j failed with %d [USER-16, ERR-24]', (status, body, statusCode) => {
    expect(outcome(JSON.stringify(body), status)).toMatchObject({ kind: 'http', statusCode })
  })

  it('keeps its message [USER-16]', () => {
    expect(outcome('{"status":409,"message":"Taken."}', 200)).toMatchObject({ messages: ['Taken.'] })
  })

  it.each([
    [200, { status: 200, data: [] }],
    [201, { status: 201, data: [] }],
    [200, { status: 'CONNECTED', data: [] }],
  ])('of %d with %j succeeded [USER-22]', (status, body) => {
    expect(outcome(JSON.stringify(body), status)).toEqual([])
  })
})
