import { expect, it } from 'vitest'
import { connectorStatus, isConnected, isSwitchedOff } from './connector-status.ts'

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
])('"%s" means %s [STATE-08, STATE-09]', (status, standing, off) => {
  expect(connectorStatus(status)).toBe(standing)
  expect(isSwitchedOff(status)).toBe(off)
  expect(isConnected(status)).toBe(standing === 'connected')
})
