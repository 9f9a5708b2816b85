import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Backend, type Browser, emailOf, startBackend } from '../../../test/support/backend.ts'
import { heldPasswords } from '../../../test/support/held-passwords.ts'

const POLL = { headers: { 'x-tributary-background': '1' } }

let backend: Backend
const letGo: (() => void)[] = []
afterEach(async () => {
  for (const release of letGo.splice(0)) release()
  await backend.close()
})

async function start(environment: Record<string, string>, deps: Parameters<typeof startBackend>[1] = {}) {
  backend = await startBackend(environment, deps)
  return backend.as('olga')
}

/** Occupies the only connection of the embedded database until the returned function is called. */
async function holdDatabase() {
  const held = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const work = backend.storage.withConnection(async () => {
    taken.resolve()
    await held.promise
  })
  await taken.promise
  letGo.push(held.resolve)
  return async () => {
    held.resolve()
    await work
  }
}

const list = (browser: Browser, options = {}) => browser.call('GET', '/organisations', options)
const saveOrganisation = (browser: Browser, name: string) =>
  browser.call('POST', '/business2cloud/clients', { body: { key: name, name } })
const named = (name: string) =>
  backend.storage.db.selectFrom('organisations').select('id').where('client_key', '=', name).execute()
const statuses = async (answers: ReturnType<typeof list>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode)
const waiting = () => backend.storage.connections.load().waiting
const linesWith = (text: string) => backend.log.filter((line) => line.includes(text))

describe('a busy server', () => {
  it('refuses polls, then reads, then writes, and still signs users in', async () => {
    const olga = await start({ MAX_REQUESTS: '4' })
    const release = await holdDatabase()
    const admitted = [list(olga), list(olga)]
    const poll = await list(olga, POLL)
    expect([poll.statusCode, poll.json().message]).toEqual([503, 'The server is busy. Please try again.'])
    expect(Number(poll.headers['retry-after'])).toBeGreaterThanOrEqual(5)
    expect(poll.headers['access-control-expose-headers']).toContain('Retry-After')

    admitted.push(list(olga))
    expect((await list(olga)).statusCode).toBe(503)
    admitted.push(saveOrganisation(olga, 'last'))
    expect((await saveOrganisation(olga, 'refused')).statusCode).toBe(503)
    admitted.push(backend.browser().signIn(emailOf('eli')))

    await release()
    expect(await statuses(admitted)).toEqual([200, 200, 200, 200, 200])
    expect(await named('refused')).toEqual([])
    expect(await statuses([list(olga, POLL)])).toEqual([200])
  })

  it('refuses sign-ins above their own share, and no other calls', async () => {
    const olga = await start({ MAX_SIGN_INS: '1' })
    const release = await holdDatabase()
    const admitted = [backend.browser().signIn(emailOf('eli')), list(olga, POLL)]
    expect(await statuses([backend.browser().signIn(emailOf('eli'))])).toEqual([503])
    await release()
    expect(await statuses(admitted)).toEqual([200, 200])
  })

  it('refuses sign-ins of one network above its part', async () => {
    await start({ MAX_SIGN_INS: '2' })
    const release = await holdDatabase()
    const signInFrom = (remoteAddress: string) =>
      backend.browser().call('POST', '/auth/signin', {
        body: { emailAddress: emailOf('eli'), password: 'Horse-7-battery' },
        remoteAddress,
      })
    const admitted = [signInFrom('2001:db8::1'), signInFrom('192.0.2.1')]
    await expect.poll(waiting).toBe(2)
    expect(await statuses([signInFrom('2001:db8::2')])).toEqual([503])
    await release()
    expect(await statuses(admitted)).toEqual([200, 200])
  })

  it('refuses polls while many requests wait for the database, and logs one line', async () => {
    const olga = await start({ MAX_DATABASE_WAIT: '1' })
    const release = await holdDatabase()
    const reads = Array.from({ length: 10 }, () => saveOrganisation(olga, 'same'))
    await expect.poll(() => backend.storage.connections.load().waitMs).toBeGreaterThan(1)
    expect(await statuses([list(olga, POLL), list(olga, POLL)])).toEqual([503, 503])
    expect(linesWith('because the server is busy')).toHaveLength(1)
    expect(linesWith('request failed')).toEqual([])
    await release()
    await Promise.all(reads)
  })

  it('refuses polls while the event loop is blocked, and not afterwards', async () => {
    const olga = await start({ MAX_EVENT_LOOP_DELAY: '20', MAX_DATABASE_WAIT: '0' })
    await backend.app.listen({ port: 0, host: '127.0.0.1' })
    const statusAfterBlock = async () => {
      blockFor(200)
      await setImmediate()
      return (await list(olga, POLL)).statusCode
    }
    await expect.poll(statusAfterBlock, { timeout: 30_000 }).toBe(503)
    expect(await statuses([backend.browser().signIn(emailOf('eli'))])).toEqual([200])
    await expect.poll(async () => (await list(olga, POLL)).statusCode, { timeout: 30_000 }).toBe(200)
  })
})

function blockFor(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe('the work of a caller who has disconnected', () => {
  /** Sends a call over a real connection. */
  async function send(browser: Browser, method: string, path: string, body?: object) {
    const { port } = new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' }))
    const call = httpRequest({
      method,
      path: `/backend${path}`,
      port,
      headers: {
        host: 'portal.example',
        origin: 'https://portal.example',
        'content-type': 'application/json',
        ...(browser.accessToken && { authorization: `Bearer ${browser.accessToken}` }),
      },
    })
    call.on('error', () => undefined)
    call.end(body && JSON.stringify(body))
    return call
  }

  it('is not started while it waits for the database', async () => {
    const olga = await start({})
    const release = await holdDatabase()
    const body = { key: 'abandoned', name: 'abandoned' }
    const call = await send(olga, 'POST', '/business2cloud/clients', body)
    await expect.poll(waiting).toBe(1)
    call.destroy()
    await expect.poll(waiting).toBe(0)
    await release()
    await expect.poll(() => linesWith('"status":499')).toHaveLength(1)
    expect(await named('abandoned')).toEqual([])
    expect(linesWith('request failed')).toEqual([])
  })

  it('is completed if it is a write that has begun', async () => {
    const { passwords, hold } = await heldPasswords()
    await start({}, { passwords })
    const { given, release } = hold()
    const before = await signInsOf('eli')
    const closed = connectionClosed()
    const body = { emailAddress: emailOf('eli'), password: 'Horse-7-battery' }
    const call = await send(backend.browser(), 'POST', '/auth/signin', body)
    await given
    call.destroy()
    await closed
    release()
    await expect.poll(() => signInsOf('eli')).toBe(before + 1)
  })

  const connectionClosed = async () => {
    const [socket] = await once(backend.app.server, 'connection')
    await once(socket, 'close')
  }
  const signInsOf = async (name: 'eli') =>
    (
      await backend.storage.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('sessions.id')
        .where('email', '=', emailOf(name))
        .execute()
    ).length
})
