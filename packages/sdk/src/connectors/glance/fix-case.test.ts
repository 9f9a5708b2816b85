import { describe, expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member } from '../../test/builders.ts'
import { fixCase } from './fix-case.ts'

const now = at('07:15')
const ended = { manuallyTriggeredAt: at('07:00'), completedAt: at('07:05') }
const failed = logWith({ ...ended, hasError: true, cause: 'sign-in-refused' })
const authorisation = { account: null, by: null, at: at('05:00'), refusedAt: at('06:00') }

type Facts = Parameters<typeof connectorWith>[0]
const caseOf = (facts: Facts, type = 'ftp', viewer = administrator) =>
  fixCase({ connector: connectorWith(facts), type, runs: [], viewer, now })

describe('a connector that does not work [GLANCE-60]', () => {
  it('has the explanation, the remedy and the facts of its failure', () => {
    expect(caseOf({ log: failed })).toMatchObject({
      state: 'broken',
      why: { code: 'sign-in-refused' },
      remedy: { kind: 'fields', properties: ['ftp.username', 'ftp.password'] },
      facts: { failed: 0, of: 0 },
    })
  })

  it('is fixed by an administrator if the viewer may not edit', () => {
    expect(caseOf({ log: failed }, 'ftp', member)).toMatchObject({
      remedy: { kind: 'elsewhere', who: 'administrator' },
    })
  })

  it('can be refused by its provider although the latest refresh succeeded', () => {
    expect(caseOf({ log: logWith(ended), authorisation }, 'xero')).toMatchObject({
      state: 'broken',
      why: { code: 'not-authorised', cause: 'Xero no longer accepts the authorisation.' },
      remedy: { kind: 'reconnect' },
    })
  })

  it('can lack its first authorisation', () => {
    const found = caseOf({ name: 'Orders', needsAuthorisation: true }, 'xero')
    expect(found).toMatchObject({ why: { cause: 'Orders is not authorised yet.' } })
  })
})

describe('a connector without anything to correct [GLANCE-63]', () => {
  it.each<[string, Facts]>([
    ['works', { log: logWith(ended) }],
    ['refreshing', { log: logWith({ manuallyTriggeredAt: at('07:14') }), authorisation }],
    ['deleted', { status: 'DELETED', log: failed }],
    ['off', { status: 'DISCONNECTED', log: failed }],
    ['stuck', { log: logWith({ manuallyTriggeredAt: at('04:00') }) }],
  ])('is in the state %s', (state, facts) => {
    expect(caseOf(facts)).toEqual({ state })
  })
})
