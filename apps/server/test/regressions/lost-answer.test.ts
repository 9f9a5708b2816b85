import { createConnector, requestMessages, withIntents } from '@tributary/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepHouse } from '../../src/app/housekeeping.ts'
import type { Backend, Browser } from '../support/backend.ts'
import { startBackend } from '../support/backend.ts'
import { typeId } from '../support/connector-world.ts'
import { clientOf, failureOf } from '../support/sdk-client.ts'

// A write whose response was lost was executed again on retry, and created a second connector with the same name.

let backend: Backend
let olga: Browser
let sue: Browser
let acme: string
let ftp: string
beforeAll(async () => {
  backend = await startBackend()
  olga = await backend.as('olga')
  sue = await backend.as('sue')
  acme = await backend.idOf('organisations', 'acme Traders')
  ftp = String(await typeId(await clientOf(backend, 'olga'), 'ftp'))
})
beforeEach(() => backend.storage.db.deleteFrom('idempotency_keys').execute())
afterAll(() => backend.close())

let keys = 0
const newKey = () => `"key-${++keys}"`
let names = 0
const newName = () => `Kites ${++names}`

const connectors = () => `/business2cloud/clients/${acme}/connectors`
const create = (who: Browser, key: string, name: string) =>
  who.call('POST', connectors(), {
    body: { Name: name, SourceConnectorId: ftp },
    headers: { 'idempotency-key': key },
  })
const count = async (name: string) =>
  (await backend.storage.db.selectFrom('connectors').select('id').where('name', '=', name).execute()).length
/** Ages the stored keys. Advancing the clock would end the sessions. */
const age = (seconds: number) =>
  sql`update idempotency_keys set began_at = began_at - ${seconds} * interval '1 second'`.execute(
    backend.storage.db,
  )
const rows = () => backend.storage.db.selectFrom('idempotency_keys').selectAll().execute()

describe('a write repeated with its key', () => {
  it('gets the same response and changes nothing', async () => {
    const [key, name] = [newKey(), newName()]
    const [first, second] = [await create(olga, key, name), await create(olga, key, name)]
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
    expect(first.statusCode).toBe(200)
    expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    expect(await count(name)).toBe(1)
  })

  it('gets the same error', async () => {
    const key = newKey()
    const rename = () =>
      olga.call('PATCH', `${connectors()}/nothing`, {
        body: { Name: 'x' },
        headers: { 'idempotency-key': key },
      })
    const [first, second] = [await rename(), await rename()]
    expect([second.statusCode, second.body]).toEqual([404, first.body])
    expect(second.headers['idempotency-replayed']).toBe('true')
  })

  it('is rejected with 422 if the request differs', async () => {
    const [key, name] = [newKey(), newName()]
    await create(olga, key, name)
    const other = await create(olga, key, `${name} two`)
    expect([other.statusCode, other.json().message]).toEqual([
      422,
      'This Idempotency-Key was used for a different request. Use a new one.',
    ])
    expect(await count(`${name} two`)).toBe(0)
  })

  it('treats the key the same with and without quotes', async () => {
    const name = newName()
    await create(olga, '"the-same"', name)
    await create(olga, 'the-same', name)
    expect(await count(name)).toBe(1)
  })

  it.each(['""', `"${'k'.repeat(256)}"`, 'ké', 'two words', '"open'])(
    'is rejected with the key %s',
    async (key) => {
      const answer = await create(olga, Buffer.from(key).toString('latin1'), newName())
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'The Idempotency-Key must be text of 1 to 255 characters.',
      ])
    },
  )
})

describe('a key applies', () => {
  it('only to its sender', async () => {
    const [key, name] = [newKey(), newName()]
    await create(olga, key, name)
    expect((await create(sue, key, name)).headers['idempotency-replayed']).toBeUndefined()
    expect(await count(name)).toBe(2)
  })

  it('only to its method and path', async () => {
    const [key, name] = [newKey(), newName()]
    const { Id } = (await create(olga, key, name)).json()
    const headers = { 'idempotency-key': key }
    const path = `${connectors()}/${Id}`
    expect((await olga.call('PATCH', path, { body: { Name: `${name} b` }, headers })).statusCode).toBe(200)
    expect((await olga.call('DELETE', path, { headers })).statusCode).toBe(200)
    expect((await olga.call('DELETE', path, { headers })).headers['idempotency-replayed']).toBe('true')
  })

  it('only to users who may still make the call', async () => {
    const [key, name] = [newKey(), newName()]
    await create(olga, key, name)
    const answer = await backend.app.inject({
      method: 'POST',
      url: `/backend${connectors()}`,
      headers: { 'idempotency-key': key, authorization: 'Bearer unknown' },
      payload: { Name: name, SourceConnectorId: ftp },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('for 24 hours', async () => {
    const [key, name] = [newKey(), newName()]
    await create(olga, key, name)
    await age(23 * 3600)
    await keepHouse(backend.storage.db, backend.clock.now)
    await create(olga, key, name)
    expect(await count(name)).toBe(1)
    await age(3600)
    await create(olga, key, name)
    expect(await count(name)).toBe(2)
    await age(24 * 3600)
    await keepHouse(backend.storage.db, backend.clock.now)
    expect(await rows()).toEqual([])
  })
})

it('not to a server error: the same key may retry', async () => {
  const [key, name] = [newKey(), newName()]
  const { schema } = backend.storage.db
  await schema.alterTable('connectors').renameTo('connectors_away').execute()
  const failed = await create(olga, key, name)
  await schema.alterTable('connectors_away').renameTo('connectors').execute()
  expect([failed.statusCode, (await create(olga, key, name)).statusCode]).toEqual([500, 200])
  expect(await count(name)).toBe(1)
})

describe('a server that stops during a write', () => {
  /** Stores the state that a process leaves if it stops right after, or right before, storing the change. */
  const cutOff = async (change: object) => {
    const [key, name] = [newKey(), newName()]
    await create(olga, key, name)
    await backend.storage.db
      .updateTable('idempotency_keys')
      .set({ status: null, answer: null, ...change })
      .execute()
    return { key, name }
  }

  it('does not execute it again if the change was stored', async () => {
    const { key, name } = await cutOff({})
    const early = await create(olga, key, name)
    expect([early.statusCode, early.headers['retry-after']]).toEqual([409, '1'])
    await age(60)
    const late = await create(olga, key, name)
    expect([late.statusCode, late.headers['retry-after'], late.json().message]).toEqual([
      409,
      undefined,
      'The server could not finish this request. Check whether the change was made before you try again.',
    ])
    expect(await count(name)).toBe(1)
  })

  it('executes it again if nothing was stored', async () => {
    const { key, name } = await cutOff({ committed_at: null })
    await backend.storage.db.deleteFrom('connectors').where('name', '=', name).execute()
    expect((await create(olga, key, name)).statusCode).toBe(409)
    await age(60)
    expect((await create(olga, key, name)).statusCode).toBe(200)
    expect(await count(name)).toBe(1)
  })
})

it('stores responses only encrypted', async () => {
  const body = {
    firstName: 'Ivy',
    lastName: 'Moss',
    emailAddress: 'ivy@harbour.example',
    password: 'Kite-over-4-harbours',
    roleId: 5,
    comOrganisationId: acme,
  }
  const answer = await olga.call('POST', '/users', { body, headers: { 'idempotency-key': '"plain-key"' } })
  expect(answer.statusCode).toBe(200)
  const stored = JSON.stringify(await rows())
  for (const secret of ['plain-key', 'ivy@', 'Kite-over', 'Ivy']) expect(stored).not.toContain(secret)
})

describe('two writes with the same key in parallel', () => {
  it('are executed once, and the other gets Retry-After', async () => {
    const [key, name] = [newKey(), newName()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(olga, key, name)))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
    for (const { statusCode, headers } of answers)
      if (statusCode !== 200) expect([statusCode, headers['retry-after']]).toEqual([409, '1'])
    expect((await create(olga, key, name)).statusCode).toBe(200)
    expect(await count(name)).toBe(1)
  })
})

describe('a form', () => {
  /** A client with a connection that breaks this many times before the response to a write arrives. */
  async function losing(times: number) {
    const client = await clientOf(backend, 'olga', (fetch) => async (input, init) => {
      const answer = await fetch(input, init)
      if (init?.method !== 'POST' || times-- <= 0) return answer
      throw new TypeError('The connection broke.')
    })
    return client
  }

  it('saves one connector if the response is lost and Save is pressed again', async () => {
    const form = withIntents(await losing(2))
    const name = newName()
    const save = () =>
      createConnector(form, { params: { orgId: acme }, body: { name, sourceConnectorId: ftp } })
    expect(await failureOf(save())).toEqual([undefined, requestMessages.network])
    expect(await failureOf(save())).toEqual([undefined, requestMessages.network])
    const { id } = await save()
    expect(await count(name)).toBe(1)
    expect((await save()).id).not.toBe(id)
  })
})
