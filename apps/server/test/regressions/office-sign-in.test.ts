import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'

// An office behind one address where everyone signs in at nine. Right passwords counted as wrong ones while they were
// checked, so a third of the users were rejected.

const PEOPLE = 150
const ADDRESS = '192.0.2.1'
const WRONG_ONES_ALLOWED = 100

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  await sql`
    insert into users (email, email_key, first_name, last_name, role_id, password_hash, email_status)
    select 'person-' || n || '@office.example', 'person-' || n || '@office.example', 'Person', n::text, role_id, password_hash, email_status
    from users, generate_series(1, ${PEOPLE}::integer) n where email = ${emailOf('eli')}`.execute(
    backend.storage.db,
  )
})
beforeEach(() => backend.storage.db.deleteFrom('sign_in_attempts').execute())
afterAll(() => backend.close())

const signIn = async (emailAddress: string, password = 'Horse-7-battery') => {
  const { statusCode } = await backend.browser().call('POST', '/auth/signin', {
    body: { emailAddress, password },
    remoteAddress: ADDRESS,
  })
  return statusCode
}
const office = Array.from({ length: PEOPLE }, (_, index) => `person-${index + 1}@office.example`)
const counted = async (statuses: Promise<number>[]) =>
  Object.entries(Object.groupBy(await Promise.all(statuses), String)).map(([status, all]) => [
    Number(status),
    all?.length,
  ])

it('150 parallel right sign-ins from one address all succeed', async () => {
  expect(await counted(office.map((email) => signIn(email)))).toEqual([[200, PEOPLE]])
})

it('30 parallel right sign-ins of one user all succeed', async () => {
  expect(await counted(Array.from({ length: 30 }, () => signIn(emailOf('eli'))))).toEqual([[200, 30]])
})

it('of 150 parallel wrong sign-ins from one address, 100 are checked', async () => {
  expect(await counted(office.map((email) => signIn(email, 'wrong')))).toEqual([
    [401, WRONG_ONES_ALLOWED],
    [429, PEOPLE - WRONG_ONES_ALLOWED],
  ])
})

it('right sign-ins among wrong ones do not allow more wrong ones', async () => {
  const all = [
    ...office.map((email) => signIn(email, 'wrong')),
    ...office.slice(0, 20).map((email) => signIn(email)),
  ]
  const judged = Object.fromEntries(await counted(all))
  expect(judged[401]).toBe(WRONG_ONES_ALLOWED)
})
