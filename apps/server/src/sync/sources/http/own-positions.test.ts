import { expect, it } from 'vitest'
import { httpMessages } from './http.messages.ts'
import { timeBefore } from './own-positions.ts'

const messages = httpMessages('Books')

it('start some time before the source’s own time', () => {
  const servedAt = new Date('2026-11-21T12:00:00Z')
  expect(timeBefore({ servedAt }, 120_000, messages)).toEqual(new Date('2026-11-21T11:58:00Z'))
})

it('cannot start at an unknown time', () => {
  expect(() => timeBefore({ servedAt: undefined }, 120_000, messages)).toThrow(messages.noDate)
})
