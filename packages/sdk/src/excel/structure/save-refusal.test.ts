import { describe, expect, it } from 'vitest'
import { SdkError } from '../../client/sdk-error.ts'
import { isOutdated, saveRefusal } from './save-refusal.ts'

const refused = (statusCode: number, ...messages: string[]) =>
  new SdkError({ kind: 'http', method: 'POST', path: '/areas/1', statusCode, messages })

const before = { name: 'Costs', status: null }
const now = { name: 'Outlay', status: null }
const missing = 'This area no longer exists.'

describe('saveRefusal', () => {
  it('lists what another user changed meanwhile [STATE-06]', () => {
    const conflict = refused(409, 'Another user has changed it.')
    expect(saveRefusal(conflict, { before, now, missing })).toEqual({
      heading: null,
      messages: ['Another user has changed it.', 'It is called Outlay now.'],
    })
  })

  it('lists no changes of an item that could not be requested again', () => {
    const conflict = refused(409, 'Taken.')
    expect(saveRefusal(conflict, { before, now: null })?.messages).toEqual(['Taken.'])
    expect(saveRefusal(conflict, { before: null, now })?.messages).toEqual(['Taken.'])
  })

  it('shows that a deleted item is missing', () => {
    const notFound = refused(404, 'Not found.')
    expect(saveRefusal(notFound, { before, now: null, missing })?.messages).toEqual([missing])
    expect(saveRefusal(notFound, { before: null, now: null })?.messages).toEqual(['Not found.'])
  })

  it('shows nothing for a cancelled call', () => {
    const aborted = new SdkError({ kind: 'aborted', method: 'POST', path: '/areas/1', messages: [] })
    expect(saveRefusal(aborted, { before, now })).toBeNull()
  })
})

it.each([
  [refused(409, 'Taken.'), true],
  [refused(404, 'Not found.'), true],
  [refused(400, 'Too long.'), false],
  [new Error('x'), false],
])('isOutdated(%s) is %s', (error, expected) => {
  expect(isOutdated(error)).toBe(expected)
})
