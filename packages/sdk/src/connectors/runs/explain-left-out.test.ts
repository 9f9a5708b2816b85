import { expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member } from '../../test/builders.ts'
import { runWith } from '../../test/run-builder.ts'
import { explainLeftOut } from './explain-left-out.ts'

const now = at('07:16')
const leftOut = { count: 30, cause: 'not-authorised' }
const authorisation = { account: 'a', by: null, at: at('01:00'), refusedAt: null }
const completed = logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:01'), leftOut })
const explained = (type: string, facts: Parameters<typeof connectorWith>[0] = {}, viewer = administrator) =>
  explainLeftOut({ connector: connectorWith({ log: completed, ...facts }), type, viewer, now })

it.each([
  ['xero', {}, 'reconnect'],
  ['uniconta', {}, 'edit'],
  ['mailchimp', {}, 'edit'],
  ['mailchimp', { authorisation }, 'reconnect'],
])('leads from %s with %o to where the permission can be added', (type, facts, kind) => {
  expect(explained(type, facts)?.action?.kind).toBe(kind)
})

it('refers users who may not change the connector to their administrator', () => {
  expect(explained('xero', {}, member)).toMatchObject({
    sentence: '30 tables were left out because a permission is missing.',
    advice: 'Ask your administrator to authorise the connector again.',
    action: null,
  })
})

it('explains an earlier refresh of the history', () => {
  const asked = { connector: connectorWith({}), type: 'xero', viewer: administrator, now }
  expect(explainLeftOut({ ...asked, run: runWith({ leftOut }) })?.sentence).toMatch(/^30 tables/)
  expect(explainLeftOut({ ...asked, run: runWith() })).toBeNull()
})

it.each([
  ['runs again', { log: logWith({ ...completed, completedAt: null }) }],
  ['failed', { log: logWith({ ...completed, hasError: true }) }],
  ['read everything', { log: logWith({ ...completed, leftOut: null }) }],
  ['is disconnected', { status: 'DISCONNECTED' }],
])('is null for a connector that %s', (_, facts) => {
  expect(explained('xero', facts)).toBeNull()
})
