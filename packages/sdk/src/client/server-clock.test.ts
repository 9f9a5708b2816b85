import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { at, clientOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { httpServer, json } from '../test/local-server.ts'
import { createServerClock } from './server-clock.ts'

const HOUR = 3_600_000

it.each([
  ['20 minutes fast', -20 * 60_000],
  ['20 minutes slow', 20 * 60_000],
  ['a day off', 24 * HOUR],
])('corrects a browser whose clock is %s', async (_, offset) => {
  const clock = fakeClock(at('07:15').getTime())
  const client = clientOf(
    await httpServer((_request, response) => {
      response.setHeader('date', new Date(clock.now() + offset).toUTCString())
      json(response, [])
    }),
    { clock },
  )
  expect(client.now()).toEqual(at('07:15'))
  await listOrganisations(client)
  expect(Math.abs(client.now().getTime() - (clock.now() + offset))).toBeLessThanOrEqual(500)
})

it('agrees with the machine while the difference is not measurable', () => {
  const clock = { now: () => at('07:15').getTime() }
  const serverClock = createServerClock(clock)
  for (const header of [
    null,
    '',
    'yesterday',
    'Sat, 21 Nov 2026 07:15:00 GMT',
    'Sat, 21 Nov 2026 07:14:59 GMT',
  ]) {
    serverClock.learn(header, clock.now(), clock.now())
    expect(serverClock.now()).toEqual(at('07:15'))
  }
})

it('does not change for responses that differ only by rounding', () => {
  const truth = fc.integer({ min: 0, max: 999 })
  fc.assert(
    fc.property(
      fc.array(truth, { minLength: 2 }),
      fc.integer({ min: -HOUR, max: HOUR }),
      (millis, offset) => {
        let now = at('07:15').getTime()
        const serverClock = createServerClock({ now: () => now })
        for (const ms of millis) {
          now += 10_000 + ms
          const server = Math.floor((now + offset) / 1_000) * 1_000
          serverClock.learn(new Date(server).toUTCString(), now, now)
          const error = serverClock.now().getTime() - (now + offset)
          expect(Math.abs(error)).toBeLessThanOrEqual(1_000)
        }
      },
    ),
  )
})

it('trusts a slow response less than a quick one', () => {
  const serverClock = createServerClock({ now: () => at('07:15').getTime() })
  const sent = at('07:15').getTime()
  serverClock.learn('Sat, 21 Nov 2026 07:15:04 GMT', sent, sent + 10_000)
  expect(serverClock.now()).toEqual(at('07:15'))
})
