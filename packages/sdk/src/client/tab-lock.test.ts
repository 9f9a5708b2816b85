import { expect, it } from 'vitest'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { httpServer, json } from '../test/local-server.ts'
import { sue } from '../test/session-server.ts'
import { withTabLock } from './tab-lock.ts'

const never = new AbortController().signal

it('lets one after the other in', async () => {
  const diary: string[] = []
  const visit = (name: string) =>
    withTabLock('one at a time', never, async () => {
      diary.push(`${name} in`)
      await Promise.resolve()
      diary.push(`${name} out`)
    })
  await Promise.all([visit('first'), visit('second')])
  expect(diary).toEqual(['first in', 'first out', 'second in', 'second out'])
})

it('settles like the work', async () => {
  expect(await withTabLock('answers', never, async () => 42)).toBe(42)
  await expect(withTabLock('answers', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

/** A backend that holds renewals back until released. `roundTrips` waits until earlier requests have arrived. */
async function holdingServer() {
  const held: (() => void)[] = []
  let asked = 0
  let arrived = () => {}
  const baseUrl = await httpServer((request, response) => {
    if (request.url !== '/auth/refresh') return json(response, [])
    asked += 1
    held.push(() => json(response, { accessToken: 'token', ...sue }))
    arrived()
  })
  const nextRenewal = () => new Promise<void>((resolve) => (arrived = resolve))
  const roundTrips = async () => {
    for (let trip = 0; trip < 5; trip++) await listOrganisations(clientOf(baseUrl))
  }
  return { baseUrl, asked: () => asked, nextRenewal, roundTrips, answer: () => held.shift()?.() }
}

it('keeps two tabs from renewing at the same time', async () => {
  const server = await holdingServer()
  const first = server.nextRenewal()
  const one = clientOf(server.baseUrl).session.renew()
  await first
  const second = server.nextRenewal()
  const other = clientOf(server.baseUrl).session.renew()
  await server.roundTrips()
  expect(server.asked()).toBe(1)
  server.answer()
  expect(await one).toEqual(sue)
  await second
  server.answer()
  expect(await other).toEqual(sue)
})

it('waits for a frozen tab no longer than the deadline', async () => {
  const clock = fakeClock()
  const server = await holdingServer()
  let release = () => {}
  const frozen = withTabLock(`tributary-session ${server.baseUrl}`, never, () => {
    return new Promise<void>((resolve) => (release = resolve))
  })
  const renewal = errorOf(clientOf(server.baseUrl, { clock }).session.renew())
  await server.roundTrips()
  expect(server.asked()).toBe(0)
  clock.advance(30_000)
  expect((await renewal).kind).toBe('timeout')
  release()
  await frozen
})
