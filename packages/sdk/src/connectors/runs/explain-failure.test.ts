import { type RefreshRun, refreshCauses } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { administrator, at, connectorWith, logWith, member } from '../../test/builders.ts'
import { runWith } from '../../test/run-builder.ts'
import { explainFailure } from './explain-failure.ts'
import { runsMessages } from './runs.messages.ts'

const now = at('07:16')
const failedWith = (facts: Parameters<typeof logWith>[0]) =>
  connectorWith({
    log: logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:01'), hasError: true, ...facts }),
  })
const why = (facts: Parameters<typeof logWith>[0], viewer = administrator, type = 'ftp') =>
  explainFailure({ connector: failedWith(facts), type, viewer, now })

describe('the explanation for an administrator', () => {
  it.each([
    ['host-unknown', 'The address of FTP was not found.', 'you', 'edit'],
    ['unreachable', 'FTP could not be reached.', 'provider', 'retry'],
    ['private-address', 'This installation does not connect to private addresses.', 'you', 'edit'],
    ['timed-out', 'FTP did not answer in time.', 'provider', 'retry'],
    ['connection-lost', 'The connection to FTP was lost.', 'you', 'retry'],
    [
      'certificate',
      'The certificate of FTP could not be verified, so nothing was sent to it.',
      'provider',
      'retry',
    ],
    ['sign-in-refused', 'FTP refused the sign-in.', 'you', 'edit'],
    ['not-authorised', 'FTP no longer accepts the authorisation.', 'you', 'edit'],
    ['not-in-plan', 'The plan at FTP does not include the data.', 'provider', 'retry'],
    ['source-path-missing', 'FTP does not have the data this connector is set to fetch.', 'you', 'edit'],
    ['source-busy', 'FTP asked Tributary to wait before fetching more.', 'you', 'retry'],
    ['source-data', 'FTP sent something that cannot be read.', 'provider', 'retry'],
    ['settings', 'A setting of this connector is missing or wrong.', 'you', 'edit'],
    ['target-unreachable', 'The target database could not be reached.', 'provider', 'retry'],
    ['target-sign-in-refused', 'The target database refused the user name or password.', 'you', 'edit'],
    ['target-missing', 'The target database or schema was not found.', 'you', 'edit'],
    ['target-not-writable', 'The target database does not allow writing the data.', 'provider', 'retry'],
    ['target-data', 'The target database did not accept the data.', 'provider', 'retry'],
    ['disconnected', 'The connector has been disconnected.', 'you', 'edit'],
    ['unsupported', 'Tributary cannot fetch data from FTP yet.', 'no-one', 'wait'],
    ['cancelled', 'This refresh was cancelled. Data from earlier refreshes is still there.', 'you', 'retry'],
    ['interrupted', 'The refresh was interrupted and did not finish.', 'you', 'retry'],
    ['superseded', 'This refresh took too long and was replaced by a newer one.', 'no-one', 'wait'],
    ['unexpected', 'Something unexpected went wrong.', 'you', 'retry'],
  ])('%s', (cause, sentence, whoCanFix, kind) => {
    expect(why({ cause, error: 'Something else.' })).toMatchObject({
      code: cause,
      cause: sentence,
      whoCanFix,
      action: { kind },
    })
  })

  it('names other ways to connect a system that needs a manifest', () => {
    const failed = { cause: 'unsupported', error: 'Something else.' }
    expect(why(failed, administrator, 'gaap')?.advice).toMatch(/GAAP contact.*FTP.*SQL Server/)
    expect(why(failed)?.advice).toBe(runsMessages.remedies.wait)
  })

  it.each(refreshCauses)('%s has a known cause for every viewer', (cause) => {
    for (const viewer of [administrator, member, null])
      expect(why({ cause }, viewer ?? undefined)).toMatchObject({
        code: cause,
        advice: expect.any(String),
      })
  })
})

describe('the remedy for a viewer', () => {
  it.each(['private-address', 'target-private-address'])(
    'names the setting that allows an address only to those who operate the installation: %s',
    (cause) => {
      const operator = { role: 'SuperAdmin', roleLevel: 0 }
      expect(why({ cause }, operator)?.advice).toContain('ALLOW_PRIVATE_TARGETS')
      for (const viewer of [administrator, member])
        expect(why({ cause }, viewer)?.advice).not.toContain('ALLOW_PRIVATE_TARGETS')
    },
  )

  it('points to the administrator if the viewer may not change settings', () => {
    expect(why({ cause: 'sign-in-refused' }, member)).toMatchObject({
      whoCanFix: 'administrator',
      advice: 'Ask your administrator to check the settings of the connector.',
      action: null,
    })
    expect(why({ cause: 'not-authorised' }, member, 'xero')).toMatchObject({
      advice: 'Ask your administrator to authorise the connector again.',
      action: null,
    })
  })

  it('is to authorise again when a provider grants access [STATE-15]', () => {
    const facts = why({ forbidden: true }, administrator, 'xero')
    expect(facts).toMatchObject({
      code: 'not-authorised',
      cause: 'Xero no longer accepts the authorisation.',
      action: { kind: 'reconnect', label: 'Reconnect' },
    })
  })

  it('is to wait until the source accepts requests again', () => {
    const busy = { cause: 'source-busy', retryAt: new Date(now.getTime() + 60_000) }
    const facts = why(busy)
    expect(facts?.action).toEqual({
      kind: 'retry-later',
      label: expect.stringMatching(/^Retry at \d\d:\d\d$/),
      at: busy.retryAt,
    })
    expect(facts?.advice).toMatch(/^You can refresh it again at \d\d:\d\d\.$/)
    const tomorrow = new Date(now.getTime() + 86_400_000)
    expect(why({ ...busy, retryAt: tomorrow })?.action?.label).toMatch(/^Retry at 22 Nov, \d\d:\d\d$/)
    expect(why({ ...busy, retryAt: now })?.action).toEqual({ kind: 'retry', label: 'Retry', at: null })
  })

  it('is to start again after running for too long [STATE-14]', () => {
    const connector = connectorWith({ log: logWith({ manuallyTriggeredAt: at('06:45') }) })
    expect(explainFailure({ connector, type: 'ftp', viewer: member, now })).toMatchObject({
      code: 'stuck',
      cause: 'The refresh has been running for more than 30 minutes.',
      action: { kind: 'retry' },
    })
  })

  it('is to reconnect a disconnected connector', () => {
    const connector = connectorWith({ status: 'DISCONNECTED' })
    expect(explainFailure({ connector, type: 'xero', viewer: administrator, now })).toMatchObject({
      code: 'disconnected',
      action: { kind: 'reconnect' },
    })
  })

  it('leads to the database credentials for Excel, which has no source', () => {
    for (const cause of ['settings', 'target-sign-in-refused', 'target-missing'])
      expect(why({ cause }, administrator, 'excel')).toMatchObject({
        whoCanFix: 'you',
        advice: 'You can fix this: check the database credentials on the page Table synchronisation.',
        action: { kind: 'credentials', label: 'Check credentials' },
      })
    expect(why({ cause: 'settings' }, member, 'excel')).toMatchObject({
      cause: 'The database credentials are missing or cannot be used.',
      whoCanFix: 'administrator',
      advice: 'Ask your administrator to check the database credentials.',
      action: null,
    })
  })

  it('is to start Excel again while another synchronisation is running', () => {
    expect(why({ cause: 'source-busy' }, administrator, 'excel')).toMatchObject({
      cause: 'The tables were being synchronised already.',
      action: { kind: 'retry' },
    })
  })

  it('is to edit a disconnected Excel connector, which no provider authorises', () => {
    const connector = connectorWith({ status: 'DISCONNECTED' })
    expect(explainFailure({ connector, type: 'excel', viewer: administrator, now })).toMatchObject({
      code: 'disconnected',
      action: { kind: 'edit' },
    })
  })

  it('is missing when nothing failed', () => {
    for (const log of [
      null,
      logWith({ manuallyTriggeredAt: at('07:15') }),
      logWith({ manuallyTriggeredAt: at('07:00'), completedAt: at('07:01') }),
    ])
      expect(
        explainFailure({ connector: connectorWith({ log }), type: 'ftp', viewer: member, now }),
      ).toBeNull()
  })
})

describe('a server without causes is understood by its words', () => {
  it.each([
    ['The FTP host was not found. Check its name.', 'host-unknown'],
    ['The FTP server could not be reached: the connection was refused.', 'unreachable'],
    ['The FTP server did not answer in time. Check the host, or try again later.', 'timed-out'],
    ['The FTP server refused the user name or password.', 'sign-in-refused'],
    [
      'The certificate of the FTP server could not be verified, so no password was sent to it.',
      'certificate',
    ],
    ['The connection to the FTP server was lost.', 'connection-lost'],
    ['429 Too Many Requests\nRetry-After: 57', 'source-busy'],
    ['Xero rate limit reached while reading BankTransactions page 214 of 390.', 'source-busy'],
    ['The shop refused our key. It may have been revoked in the settings of WooCommerce.', 'sign-in-refused'],
    ['invalid_grant', 'not-authorised'],
    ['orders.csv, line 7: 3 values where 4 were expected.', 'source-data'],
    ['The folder /out was not found.', 'source-path-missing'],
    ['target.schema must begin with a letter.', 'settings'],
    ['The database could not be reached. Nothing of the file at hand was stored.', 'target-unreachable'],
    ['The database does not allow tables to be created there.', 'target-not-writable'],
    ['This refresh took too long and was replaced by a newer one.', 'superseded'],
    ['The refresh was interrupted several times and was given up.', 'interrupted'],
    ['The connector has been disconnected.', 'disconnected'],
    ['Cancelled by Una Ulm. Data stored before is kept.', 'cancelled'],
    ['Tributary cannot fetch data from Xero yet.', 'unsupported'],
    ['Er is iets misgegaan.', 'unexpected'],
  ])('%s', (error, code) => {
    expect(why({ error })?.code).toBe(code)
    expect(why({ refreshDetail: error })?.code).toBe(code)
  })

  it('any text and any cause give an explanation', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.boolean(), (error, cause, forbidden) => {
        const facts = why({ error, cause, forbidden })
        expect(facts?.cause).not.toBe('')
        expect(facts?.advice).not.toBe('')
      }),
    )
  })
})

describe('a run of the history', () => {
  const ofRun = (run: RefreshRun) =>
    explainFailure({ connector: connectorWith(), type: 'ftp', viewer: administrator, now, run })

  it('is explained independently of the latest run', () => {
    expect(ofRun(runWith({ state: 'failed', cause: 'timed-out', error: 'No answer.' }))?.code).toBe(
      'timed-out',
    )
    expect(ofRun(runWith({ state: 'interrupted', error: 'No answer in time.' }))?.code).toBe('timed-out')
    expect(ofRun(runWith({ state: 'cancelled' }))?.code).toBe('cancelled')
  })

  it.each(['succeeded', 'running', 'queued', 'paused'])('with the state %s did not fail', (state) => {
    expect(ofRun(runWith({ state }))).toBeNull()
  })
})
