import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { exampleOf } from './examples.ts'

describe.each(calls)('$feature.$name', (call) => {
  const { endpoint } = call
  const example = exampleOf(call)

  it('has an example', () => {
    expect(example).toBeDefined()
    expect('body' in (example ?? {})).toBe(endpoint.body !== undefined)
  })

  it('accepts the body of its example', () => {
    expect(z.safeDecode(endpoint.response, example?.answer)).toMatchObject({ success: true })
    if (endpoint.body) expect(z.safeDecode(endpoint.body, example?.body)).toMatchObject({ success: true })
  })

  it('encodes the response of its example', () => {
    const read = z.decode(endpoint.response, example?.answer)
    expect(JSON.parse(JSON.stringify(z.encode(endpoint.response, read)))).toEqual(example?.answer)
  })
})
