import { expect, it } from 'vitest'
import { connectorsMessages } from './connectors.messages.ts'

const sentences = Object.values(connectorsMessages).flatMap((value) =>
  typeof value === 'string' ? [value] : Object.values(value),
)

it('names the detail dialog and the link to it [CONNDASH-20, CONNDASH-30]', () => {
  expect(connectorsMessages.refreshDetailTitle).toBe('Refresh detail')
  expect(connectorsMessages.more).toBe('more')
})

it('says what an empty home is missing [HOME-15]', () => {
  expect(connectorsMessages.noConnectorsYet).toBe('Your organisation has no connectors yet.')
  expect(connectorsMessages.noOtherConnectors).toBe('There are no other connectors available.')
})

it('says nothing twice', () => {
  expect(new Set(sentences).size).toBe(sentences.length)
})
