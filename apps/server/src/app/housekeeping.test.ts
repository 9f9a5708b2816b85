import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../../test/support/backend.ts'
import { keepHouse } from './housekeeping.ts'

const DAY = 24 * 60 * 60

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const counts = async () => {
  const { db } = backend.storage
  const [sessions, tokens, tries] = await Promise.all([
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('refresh_tokens').selectAll().execute(),
    db.selectFrom('sign_in_attempts').selectAll().execute(),
  ])
  return [sessions.length, tokens.length, tries.length]
}

it('deletes failed attempts after a day, and sessions with their tokens after a month', async () => {
  const eli = await backend.as('eli')
  await eli.refresh()
  await backend.browser().signIn(emailOf('una'), 'wrong')
  // One counter of Eli's network and three of Una's; both share the network.
  expect(await counts()).toEqual([1, 2, 3])
  await keepHouse(backend.storage.db, backend.clock.now)
  expect(await counts()).toEqual([1, 2, 3])
  backend.clock.advance(DAY + 1)
  await keepHouse(backend.storage.db, backend.clock.now)
  expect(await counts()).toEqual([1, 2, 0])
  backend.clock.advance(30 * DAY)
  await keepHouse(backend.storage.db, backend.clock.now)
  expect(await counts()).toEqual([0, 0, 0])
})
