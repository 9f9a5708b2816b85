import { randomUUID } from 'node:crypto'
import { changeSetting, listSettings, listStatuses } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSettingOn } from '../../src/storage/settings.queries.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

const NOW = new Date('2026-11-21T09:00:00Z')

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

describe('the switches of the installation [CALL-16, ACONF-06]', () => {
  it('are returned in a fixed order', async () => {
    const nobodyYet = { changedAt: null, changedBy: null }
    expect(await listSettings(await clientOf(backend, 'adam'))).toEqual([
      { key: 'AllowSignUp', value: true, ...nobodyYet },
      { key: 'RequireSignUpApproval', value: false, ...nobodyYet },
      { key: 'RequireMultiFactorAuthentication', value: false, ...nobodyYet },
      { key: 'AllowExternalSignIn', value: true, ...nobodyYet },
      { key: 'AllowConnectorRefresh', value: true, ...nobodyYet },
    ])
  })

  it('have text values [ACONF-04]', async () => {
    const answer = await (await backend.as('sue')).call('GET', '/admin/globalconfiguration')
    expect(answer.json()[0]).toEqual({
      Key: 'AllowSignUp',
      Value: 'true',
      ChangedAtUtc: null,
      ChangedUser: null,
    })
  })

  it('are hidden from administrators of one organisation', async () => {
    const olga = await clientOf(backend, 'olga')
    expect(await statusOf(listSettings(olga))).toBe(403)
    expect(await statusOf(changeSetting(olga, { body: { key: 'AllowSignUp', value: false } }))).toBe(403)
    const signedOut = newClient(backend)
    expect(await statusOf(listSettings(signedOut))).toBe(401)
    expect(await statusOf(changeSetting(signedOut, { body: { key: 'AllowSignUp', value: false } }))).toBe(401)
    expect(await isSettingOn(backend.storage.db, 'AllowSignUp')).toBe(true)
  })
})

describe('changing a switch [CALL-17]', () => {
  it('takes effect and records the old value', async () => {
    const adam = await clientOf(backend, 'adam')
    const saved = await changeSetting(adam, { body: { key: 'AllowConnectorRefresh', value: false } })
    const data = {
      key: 'AllowConnectorRefresh',
      value: false,
      changedAt: backend.clock.now,
      changedBy: 'Adam Ash',
    }
    expect(saved).toEqual({ message: 'The setting has been saved.', data })
    expect(await listSettings(adam)).toContainEqual(data)
    expect(await isSettingOn(backend.storage.db, 'AllowConnectorRefresh')).toBe(false)
    const entry = await backend.storage.db
      .selectFrom('audit_log')
      .select(['actor_id', 'target', 'detail'])
      .where('action', '=', 'setting.changed')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      actor_id: await backend.idOf('users', 'Adam'),
      target: 'AllowConnectorRefresh',
      detail: { before: true, after: false },
    })
  })

  it('returns 404 for an unknown switch', async () => {
    const adam = await clientOf(backend, 'adam')
    expect(await failureOf(changeSetting(adam, { body: { key: 'allowsignup', value: true } }))).toEqual([
      404,
      'This setting does not exist.',
    ])
  })

  it.each([
    { key: 'AllowSignUp', value: true },
    { key: 'AllowSignUp', value: 'yes' },
    { key: 'AllowSignUp' },
    { key: '', value: 'true' },
    { key: 'AllowSignUp', value: 'true', more: 1 },
  ])('with %j is refused', async (body) => {
    const adam = await backend.as('adam')
    expect((await adam.call('POST', '/admin/globalconfiguration', { body })).statusCode).toBe(400)
  })
})

describe('a switch that would lock everyone out', () => {
  it('cannot require codes before a mail has been sent', async () => {
    const withServer = await startBackend({ SMTP_URL: 'smtp://mail.example' })
    const { db } = withServer.storage
    const sue = await clientOf(withServer, 'sue')
    const askForCodes = (value = true) =>
      failureOf(changeSetting(sue, { body: { key: 'RequireMultiFactorAuthentication', value } }))
    const tried = (outcome: { sent_at: Date } | { failure: string }) =>
      db
        .insertInto('outbox')
        .values({
          id: randomUUID(),
          kind: 'welcome',
          recipient: 'sue',
          created_at: NOW,
          due_at: NOW,
          ...outcome,
        })
        .execute()
    const refused = [409, expect.stringContaining('Turn codes on for yourself in your profile first')]
    expect(await askForCodes()).toEqual(refused)
    await tried({ failure: 'ECONNREFUSED' })
    expect(await askForCodes()).toEqual(refused)
    expect(await isSettingOn(db, 'RequireMultiFactorAuthentication')).toBe(false)
    await tried({ sent_at: NOW })
    expect(await askForCodes()).toBeUndefined()
    await tried({ failure: '451' })
    expect(await askForCodes(false)).toBeUndefined()
    await withServer.close()
  })

  it('cannot disable providers while a super administrator has no password', async () => {
    const { db } = backend.storage
    const sue = await clientOf(backend, 'sue')
    const passwordOf = (hash: string | null) =>
      db.updateTable('users').set({ password_hash: hash }).where('first_name', '=', 'Sue').execute()
    const { password_hash: hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('first_name', '=', 'Sue')
      .executeTakeFirstOrThrow()
    await passwordOf(null)
    const body = { key: 'AllowExternalSignIn', value: false }
    expect(await failureOf(changeSetting(sue, { body }))).toEqual([
      409,
      'No superadmin has a password, so no one could sign in to turn this on again. A superadmin has to set a password first.',
    ])
    expect(await isSettingOn(db, 'AllowExternalSignIn')).toBe(true)
    await passwordOf(hash)
    expect(await failureOf(changeSetting(sue, { body }))).toBeUndefined()
  })
})

it('returns the statuses with the ids the portal expects [CALL-83, STATE-20]', async () => {
  expect(await listStatuses(await clientOf(backend, 'una'))).toEqual([
    { id: 1, name: 'active' },
    { id: 2, name: 'locked' },
    { id: 3, name: 'archived' },
  ])
  expect(await statusOf(listStatuses(newClient(backend)))).toBe(401)
})
