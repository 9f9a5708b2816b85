import { describe, expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member } from '../test/builders.ts'
import { cardReport } from './card-report.ts'

const now = at('07:15')
const ended = (more = {}) =>
  logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:05'), hasError: true, ...more })
const report = (facts: Parameters<typeof connectorWith>[0], viewer = administrator, type = 'woocommerce') =>
  cardReport({ connector: connectorWith(facts), type, viewer, now })

const refused = ended({
  forbidden: true,
  cause: 'sign-in-refused',
  refreshDetail: 'The shop refused our key. It may have been revoked in the settings of WooCommerce.',
})

describe('a failure has one report with one remedy', () => {
  it('in the source’s words, with a link to the settings [CONNDASH-20]', () => {
    expect(report({ log: refused })).toEqual({
      line: 'The shop refused our key. It may have been revoked...',
      more: true,
      advice: null,
      action: { kind: 'edit', label: 'Edit settings', at: null },
    })
  })

  it('with advice for users who may not change settings', () => {
    expect(report({ log: refused }, member)).toMatchObject({
      advice: 'Ask your administrator to check the settings of the connector.',
      action: null,
    })
  })

  it('by its cause when the source gives no detail', () => {
    const log = ended({ cause: 'timed-out', error: 'ETIMEDOUT' })
    expect(report({ log }, administrator, 'ftp')).toEqual({
      line: 'FTP did not answer in time.',
      more: true,
      advice: null,
      action: null,
    })
  })

  it('by the guess that access was refused, when nothing else is known [CONNDASH-17, CONNDASH-26]', () => {
    const log = ended({ forbidden: true })
    const hint = 'Retry, or re-authorise it from Manage.'
    expect(report({ log })).toEqual({ line: null, more: false, advice: hint, action: null })
    expect(report({ log }, member)).toEqual({ line: null, more: false, advice: null, action: null })
  })

  it('with the time from which it can be retried', () => {
    const log = ended({ cause: 'source-busy', retryAt: at('07:20'), refreshDetail: 'Too many requests.' })
    expect(report({ log })).toMatchObject({
      line: 'Too many requests.',
      advice: expect.stringMatching(/^You can refresh it again at \d\d:\d\d\.$/),
    })
  })
})

describe('a connector that was never authorised', () => {
  it('leads to its authorisation [CONNMAN-23]', () => {
    expect(report({ needsAuthorisation: true }, administrator, 'xero').action).toEqual({
      kind: 'reconnect',
      label: 'Authorise',
      at: null,
    })
  })

  it('refers other users to their administrator', () => {
    expect(report({ needsAuthorisation: true }, member, 'xero')).toMatchObject({
      advice: 'Ask your administrator to authorise this connector.',
      action: null,
    })
  })
})

describe('a refresh that left tables out', () => {
  const leftOut = (cause: string | null, count = 30) =>
    ended({ hasError: false, refreshDetail: 'Left out: invoices. Ask.', leftOut: { count, cause } })

  it('shows how many and why, with the remedy', () => {
    expect(report({ log: leftOut('not-authorised') }, administrator, 'xero')).toEqual({
      line: '30 tables were left out because a permission is missing.',
      more: true,
      advice: null,
      action: { kind: 'reconnect', label: 'Reconnect', at: null },
    })
  })

  it('offers nothing to do where the plan is the reason', () => {
    expect(report({ log: leftOut('not-in-plan', 1) }, administrator, 'vend')).toEqual({
      line: '1 table was left out because of the plan at Vend.',
      more: true,
      advice: null,
      action: null,
    })
  })

  it('refers users who may not authorise to their administrator', () => {
    expect(report({ log: leftOut('not-authorised') }, member, 'xero')).toMatchObject({
      advice: 'Ask your administrator to authorise the connector again.',
      action: null,
    })
  })
})

it('a detail of a successful refresh is a line without a remedy', () => {
  const log = ended({ hasError: false, refreshDetail: 'orders: 12 rows' })
  expect(report({ log })).toEqual({ line: 'orders: 12 rows', more: false, advice: null, action: null })
  expect(report({})).toEqual({ line: null, more: false, advice: null, action: null })
})
