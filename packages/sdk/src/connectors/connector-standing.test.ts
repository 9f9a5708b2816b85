import { expect, it } from 'vitest'
import { connectorStanding, isConnected, isOff } from './connector-standing.ts'

it.each([
  ['CONNECTED', 'connected', false],
  ['ACTIVE', 'connected', false],
  ['active', 'connected', false],
  [' Connected ', 'connected', false],
  ['DISCONNECTED', 'disconnected', true],
  ['DELETED', 'deleted', true],
  ['deleted', 'deleted', true],
  ['PAUSED', 'unknown', false],
  ['', 'unknown', false],
  ['constructor', 'unknown', false],
])('"%s" means %s [STATE-08] [STATE-09]', (status, standing, off) => {
  expect(connectorStanding(status)).toBe(standing)
  expect(isOff(status)).toBe(off)
  expect(isConnected(status)).toBe(standing === 'connected')
})
