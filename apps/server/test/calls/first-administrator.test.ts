import { afterEach, beforeEach, expect, it } from 'vitest'
import { firstAdministrator } from '../../src/account/first-administrator.ts'
import { newPasswordToken } from '../../src/account/password-link.rules.ts'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'

const adminEmail = 'grace@birch.example'
const password = 'Ledger-9-walnut'

let backend: Backend
beforeEach(async () => {
  backend = await startBackend()
  // The demo's super administrator can no longer sign in.
  await backend.storage.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('role_id', '=', 1)
    .execute()
})
afterEach(() => backend.close())

const start = (email: string | undefined = adminEmail) =>
  firstAdministrator(
    backend.storage,
    { adminEmail: email, publicUrl: backend.config.publicUrl },
    () => backend.clock.now,
  )

const tokenIn = (notice: string | null) =>
  /\/set-password\/redeem\/(\S+)\?email=\S+$/.exec(notice ?? '')?.[1] ?? ''
const choose = (token: string) =>
  backend.browser().call('POST', '/reset-password', { body: { token, password } })

it('creates one super administrator from the link printed at startup, once', async () => {
  const notice = await start()
  expect(notice).toContain(
    `https://portal.example/set-password/redeem/${tokenIn(notice)}?email=grace%40birch.example`,
  )
  expect((await choose(tokenIn(notice))).statusCode).toBe(200)
  expect((await choose(tokenIn(notice))).statusCode).toBe(403)

  const grace = backend.browser()
  expect((await grace.signIn(adminEmail, password)).json()).toMatchObject({
    role: 'SuperAdmin',
    roleLevel: 0,
  })
  expect(await start()).toBeNull()
})

it('asks for the name of the first administrator, and of no one else, with the password', async () => {
  const token = tokenIn(await start())
  const validated = await backend.browser().call('GET', `/reset-password/validate?token=${token}`)
  expect(validated.json()).toMatchObject({ data: { NeedsName: true } })
  const name = { firstName: ' Grace ', lastName: 'Hopper' }
  const choose = (link: string, chosen = password) =>
    backend.browser().call('POST', '/reset-password', { body: { token: link, password: chosen, name } })
  expect((await choose(token)).statusCode).toBe(200)
  const grace = backend.browser()
  expect((await grace.signIn(adminEmail, password)).json()).toMatchObject({
    firstName: 'Grace',
    lastName: 'Hopper',
  })

  const una = await backend.idOf('users', 'Una')
  const ofUna = await newPasswordToken(backend.storage.db, { clock: () => backend.clock.now }, una, 'reset')
  expect((await choose(ofUna, 'Umbrella-9-otter')).statusCode).toBe(200)
  expect(await backend.idOf('users', 'Una')).toBe(una)
})

it('prints a new link at each start and invalidates the previous one', async () => {
  const before = tokenIn(await start())
  const now = tokenIn(await start())
  expect((await choose(before)).statusCode).toBe(403)
  expect((await choose(now)).statusCode).toBe(200)
})

it('creates one account if several processes start at the same time', async () => {
  await Promise.all([start(), start(), start()])
  const made = backend.storage.db.selectFrom('users').select('id').where('email', '=', adminEmail)
  expect(await made.execute()).toHaveLength(1)
})

it('does not promote a user who signed up with that address', async () => {
  expect(await start(emailOf('una').toUpperCase())).toContain('choose another address')
  const una = await backend.as('una')
  expect((await una.refresh()).json()).toMatchObject({ roleLevel: 4 })
})

it('prints instructions if no address is set and no administrator exists', async () => {
  await backend.storage.db.updateTable('users').set({ role_id: 4 }).where('role_id', '=', 1).execute()
  expect(await start('')).toMatch(
    /no administrator yet\. Run "tributary admin create EMAIL", or set ADMIN_EMAIL/,
  )
})

it('prints that the administrator has not chosen a password yet if one was created', async () => {
  await start()
  expect(await start('')).toMatch(/^The first administrator has not chosen a password yet\./)
})
