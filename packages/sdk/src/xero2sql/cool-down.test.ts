import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../test/builders.ts'
import { coolDown, coolDownLeft, coolDownMessage, SYNC_COOL_DOWN_MS } from './cool-down.ts'

const now = at('09:00')

describe('a company last synced', () => {
  it.each([
    ['14 minutes and 59 seconds ago', at('08:45:01'), 14, 1],
    ['exactly 15 minutes ago', at('08:45'), 15, 1],
    ['a minute and a half ago', at('08:58:30'), 1, 14],
    ['59 seconds ago', at('08:59:01'), 0, 15],
    ['this very moment', now, 0, 15],
    ['in the future', at('09:20'), 0, 15],
  ])(
    'a sync %s must wait [XSYNC-11, XSYNC-17, STATE-22, CONST-13]',
    (_, lastTriggeredAt, minutesSince, minutesLeft) => {
      expect(coolDown({ lastTriggeredAt }, now)).toEqual({ state: 'cooling-down', minutesSince, minutesLeft })
    },
  )

  it.each([
    ['a millisecond more than 15 minutes ago', at('08:44:59.999')],
    ['yesterday', new Date('2026-11-20T09:00:00Z')],
    ['never', null],
  ])('%s is ready', (_, lastTriggeredAt) => {
    expect(coolDown({ lastTriggeredAt }, now)).toEqual({ state: 'ready' })
  })
})

it.each([
  [at('09:00'), '15:00'],
  [at('08:50:55'), '5:55'],
  [at('08:45:00.500'), '0:01'],
  [at('08:45'), '0:01'],
  [at('08:44:59.999'), null],
  [null, null],
])('the clock of a company synced at %s shows %s [XSYNC-11, XSYNC-17]', (lastTriggeredAt, shown) => {
  expect(coolDownLeft({ lastTriggeredAt }, now)).toBe(shown)
})

it('names the minutes since the last sync [XSYNC-12]', () => {
  const product = { companyName: 'Northwind', lastTriggeredAt: at('08:52:10') }
  expect(coolDownMessage(product, now)).toBe(
    'Please wait 15 minutes from last refresh. It has been 7 minutes since Northwind was last refreshed.',
  )
  expect(coolDownMessage({ ...product, lastTriggeredAt: null }, now)).toBeNull()
})

it('the minutes left never increase', () => {
  fc.assert(
    fc.property(fc.nat(SYNC_COOL_DOWN_MS), fc.nat(SYNC_COOL_DOWN_MS), (sooner, wait) => {
      const seen = [sooner, sooner + wait].map((ms) =>
        coolDown({ lastTriggeredAt: now }, new Date(+now + ms)),
      )
      const left = seen.map((verdict) => (verdict.state === 'ready' ? 0 : verdict.minutesLeft))
      expect(left).toEqual(left.toSorted((a, b) => b - a))
    }),
  )
})
