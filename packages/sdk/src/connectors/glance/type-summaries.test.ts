import type { ClientConnector } from '@tributary/domain'
import { expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../../test/builders.ts'
import { typeSummaries } from './type-summaries.ts'

const now = at('07:15')
const ended = (more = {}) => logWith({ manuallyTriggeredAt: at('05:00'), completedAt: at('05:05'), ...more })
const of = (type: string, facts: Partial<ClientConnector> = {}) => ({ ...connectorWith(facts), type })
const failed = { log: ended({ hasError: true }), lastLoadedAt: new Date('2026-11-20T05:00:00Z') }

const every = [
  of('ftp', { log: ended() }),
  of('ftp', failed),
  of('ftp', { log: logWith({ manuallyTriggeredAt: at('05:00') }) }),
  of('ftp', { status: 'DISCONNECTED', log: ended({ hasError: true }) }),
  of('xero', { log: ended() }),
]

it('counts the connectors of each type, those that fail, and the age of the oldest data [GLANCE-110]', () => {
  const found = typeSummaries(every, { now, whole: true })
  expect(found.get('ftp')).toMatchObject({
    count: 3,
    failing: 2,
    words: '3 connectors, 2 failing, oldest 1 d',
  })
  expect(found.get('xero')?.words).toBe('1 connector, oldest 2 h')
  expect(found.get('cin7')).toBeUndefined()
})

it('counts only failures when some connectors are not known [GLANCE-110]', () => {
  const found = typeSummaries([of('ftp', failed), of('xero', { log: ended() })], { now, whole: false })
  expect(found.get('ftp')).toMatchObject({ count: null, oldest: null, words: '1 failing' })
  expect(found.get('xero')?.words).toBe('')
})
