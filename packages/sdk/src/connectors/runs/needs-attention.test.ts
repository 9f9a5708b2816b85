import { expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member } from '../../test/builders.ts'
import { needsAttention } from './needs-attention.ts'

const now = at('07:16')
const ended = (facts = {}) =>
  logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:01'), hasError: true, ...facts })
const named = (name: string, changes: Parameters<typeof connectorWith>[0], type = 'ftp') => ({
  ...connectorWith({ name, ...changes }),
  type,
})
const connectors = [
  named('Shop', { needsAuthorisation: true }, 'vend'),
  named('Slow', { log: logWith({ manuallyTriggeredAt: at('06:00') }) }),
  named('Failed too', { log: ended({ cause: 'timed-out' }) }),
  named('Cancelled', { log: ended({ cause: 'cancelled' }) }),
  named('Failed', { log: ended({ cause: 'sign-in-refused', forbidden: true }) }),
  named('Fine', { log: ended({ hasError: false }) }),
  named(
    'Partial',
    { log: ended({ hasError: false, leftOut: { count: 30, cause: 'not-authorised' } }) },
    'xero',
  ),
  named('Off', { status: 'DISCONNECTED', log: ended() }),
  named('Gone', { status: 'DELETED', log: ended() }),
  named('New', {}),
  named('Books', { log: ended({ forbidden: true }) }, 'xero'),
  named(
    'Account',
    { authorisation: { account: 'a', by: null, at: at('01:00'), refusedAt: at('02:00') } },
    'xero',
  ),
]
const sentences = (viewer = administrator, waitingApprovals = 2) =>
  needsAttention({ connectors, waitingApprovals, viewer, now }).map(({ kind, sentence }) => [kind, sentence])

const ofConnectors = [
  ['re-authorise', 'Account: Xero no longer accepts the authorisation.'],
  ['re-authorise', 'Books: Xero no longer accepts the authorisation.'],
  ['re-authorise', 'Shop is not authorised yet.'],
  ['failed', 'Failed: FTP refused the sign-in.'],
  ['failed', 'Failed too: FTP did not answer in time.'],
  ['left-out', 'Partial: 30 tables were left out because a permission is missing.'],
  ['slow', 'Slow is taking longer than expected.'],
]

it('the most urgent comes first, then by name', () => {
  expect(sentences()).toEqual([...ofConnectors, ['approvals', '2 approvals are waiting for a decision.']])
  expect(sentences(administrator, 1).at(-1)?.[1]).toBe('1 approval is waiting for a decision.')
})

it('approvals are shown to users who decide them', () => {
  expect(sentences(member)).toEqual(ofConnectors)
})

it('is empty when all is well', () => {
  expect(needsAttention({ connectors: [], waitingApprovals: 0, viewer: administrator, now })).toEqual([])
})
