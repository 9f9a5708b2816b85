import { expect, it } from 'vitest'
import { connectorsMessages } from './connectors.messages.ts'

const sentences = Object.values(connectorsMessages).flatMap((value) =>
  typeof value === 'string' ? [value] : Object.values(value),
)

it('has the specified names of the detail dialog and its link [CONNDASH-20, CONNDASH-30]', () => {
  expect(connectorsMessages.refreshDetailTitle).toBe('Refresh detail')
  expect(connectorsMessages.more).toBe('more')
})

it('has the specified sentences of an empty home [HOME-15]', () => {
  expect(connectorsMessages.noConnectorsYet).toBe('Your organisation has no connectors yet.')
  expect(connectorsMessages.noOtherConnectors).toBe('There are no other connectors available.')
})

it('repeats no sentence', () => {
  expect(new Set(sentences).size).toBe(sentences.length)
})
