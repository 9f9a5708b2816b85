import { changeSetting, listSettings, listStatuses } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOn } from '../../src/configuration/settings.queries.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

describe('the switches of the installation [CALL-16, ACONF-06]', () => {
  it('are these, in this order', async () => {
    expect(await listSettings(await clientOf(backend, 'adam'))).toEqual([
      { key: 'AllowSignUp', value: true },
      { key: 'RequireSignUpApproval', value: false },
      { key: 'RequireMultiFactorAuthentication', value: false },
      { key: 'AllowExternalSignIn', value: true },
      { key: 'AllowConnectorRefresh', value: true },
    ])
  })

  it('travel as text [ACONF-04]', async () => {
    const answer = await (await backend.as('sue')).call('GET', '/admin/globalconfiguration')
    expect(answer.json()[0]).toEqual({ Key: 'AllowSignUp', Value: 'true' })
  })

  it('are nothing for an administrator of one organisation', async () => {
    const olga = await clientOf(backend, 'olga')
    const change = changeSetting(olga, { body: { key: 'AllowSignUp', value: false } })
    expect(await statusOf(listSettings(olga))).toBe(403)
    expect(await statusOf(change)).toBe(403)
    const nobody = newClient(backend)
    expect(await statusOf(listSettings(nobody))).toBe(401)
    expect(await statusOf(changeSetting(nobody, { body: { key: 'AllowSignUp', value: false } }))).toBe(401)
    expect(await isOn(backend.storage.db, 'AllowSignUp')).toBe(true)
  })
})

describe('turning one [CALL-17]', () => {
  it('takes effect, and is written down with what it was', async () => {
    const adam = await clientOf(backend, 'adam')
    const saved = await changeSetting(adam, { body: { key: 'AllowConnectorRefresh', value: false } })
    expect(saved).toEqual({
      message: 'The setting has been saved.',
      data: { key: 'AllowConnectorRefresh', value: false },
    })
    expect(await isOn(backend.storage.db, 'AllowConnectorRefresh')).toBe(false)
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

  it('that does not exist is not found [A63]', async () => {
    const adam = await clientOf(backend, 'adam')
    expect(await failureOf(changeSetting(adam, { body: { key: 'allowsignup', value: true } }))).toEqual([
      404,
      'There is no setting of that name.',
    ])
  })

  it.each([
    { key: 'AllowSignUp', value: true },
    { key: 'AllowSignUp', value: 'yes' },
    { key: 'AllowSignUp' },
    { key: '', value: 'true' },
    { key: 'AllowSignUp', value: 'true', more: 1 },
  ])('with %j is refused [A63]', async (body) => {
    const adam = await backend.as('adam')
    expect((await adam.call('POST', '/admin/globalconfiguration', { body })).statusCode).toBe(400)
  })
})

it('the statuses have the ids the portal reads [CALL-83, STATE-20]', async () => {
  expect(await listStatuses(await clientOf(backend, 'una'))).toEqual([
    { id: 1, name: 'active' },
    { id: 2, name: 'locked' },
    { id: 3, name: 'archived' },
  ])
  expect(await statusOf(listStatuses(newClient(backend)))).toBe(401)
})
