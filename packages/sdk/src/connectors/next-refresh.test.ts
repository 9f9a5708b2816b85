import { expect, it } from 'vitest'
import { at, connectorWith } from '../test/builders.ts'
import { nextRefresh } from './next-refresh.ts'

it.each([
  ['at its next time', { schedule: '0 8 * * *' }, at('08:00')],
  ['never without a schedule', { schedule: null }, null],
  ['never while it is disconnected', { schedule: '0 8 * * *', status: 'DISCONNECTED' }, null],
  ['never while it is paused', { schedule: '0 8 * * *', pausedAt: at('07:00') }, null],
  ['never with a schedule that cannot be read', { schedule: 'soon' }, null],
])('is refreshed %s [CONNMAN-17]', (_, facts, next) => {
  expect(nextRefresh(connectorWith(facts), at('07:15'))).toEqual(next)
})
