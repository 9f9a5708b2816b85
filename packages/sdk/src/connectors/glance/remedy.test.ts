import { connectorKinds, propertyOf, type RefreshCause, refreshCauses } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member } from '../../test/builders.ts'
import { explainFailure } from '../runs/explain-failure.ts'
import { type FailureRemedy, remedyOf } from './remedy.ts'

const now = at('07:15')
type Facts = Parameters<typeof connectorWith>[0] & {
  type?: string
  retryAt?: Date
  error?: string
  pausedAt?: Date
}

function remedy(
  cause: RefreshCause,
  { type = 'ftp', retryAt, error, ...facts }: Facts = {},
  viewer = administrator,
) {
  const log = logWith({
    manuallyTriggeredAt: at('07:00'),
    completedAt: at('07:05'),
    hasError: true,
    cause,
    retryAt: retryAt ?? null,
    error: error ?? null,
  })
  const connector = { ...connectorWith({ log, ...facts }), pausedAt: facts?.pausedAt ?? null }
  const why = explainFailure({ connector, type, viewer, now })
  if (!why) throw new Error('This connector has not failed.')
  return remedyOf({ why, connector, type, now })
}

const fields = (...properties: string[]): FailureRemedy => ({ kind: 'fields', properties })
const property = (name: string) => ({ id: 1, name, value: '', clientConnectorId: 7 })

describe('the fields to correct', () => {
  it.each<[RefreshCause, string, string[]]>([
    ['sign-in-refused', 'ftp', ['ftp.username', 'ftp.password']],
    ['host-unknown', 'ftp', ['ftp.host']],
    ['source-path-missing', 'ftp', ['ftp.path', 'ftp.processedPath', 'ftp.filter', 'ftp.excludeFilter']],
    ['sign-in-refused', 'woocommerce', ['woo.key', 'woo.secret']],
    ['host-unknown', 'woocommerce', ['woo.uri']],
    ['not-authorised', 'woocommerce', ['woo.key', 'woo.secret']],
    ['sign-in-refused', 'sqlserver', ['source.connectionString']],
    ['host-unknown', 'sqlserver', ['source.connectionString']],
    ['source-path-missing', 'sqlserver', ['source.connectionString']],
    ['sign-in-refused', 'aws', ['aws.accessKeyId', 'aws.secretAccessKey']],
    ['sign-in-refused', 'cin7', ['cin7.accountId', 'cin7.applicationKey']],
    ['sign-in-refused', 'uniconta', ['uniconta.username', 'uniconta.password']],
    ['sign-in-refused', 'gaap', ['gaap.apiKey']],
    ['host-unknown', 'mailchimp', ['mailchimp.dataCenter']],
    ['host-unknown', 'vend', ['vend.domain']],
    ['sign-in-refused', 'poweroffice', ['poweroffice.organisationNumber', 'poweroffice.clientKey']],
    ['target-sign-in-refused', 'ftp', ['target.connectionString']],
    ['target-missing', 'xero', ['target.schema', 'target.connectionString']],
  ])('after %s of %s are exactly those that can be wrong [GLANCE-13]', (cause, type, properties) => {
    expect(remedy(cause, { type })).toEqual(fields(...properties))
  })

  it.each([
    ['by its name', 'ftp.path must not contain "..".', ['ftp.path']],
    ['by its label', 'Processed Path is not a folder.', ['ftp.processedPath']],
  ])('are the setting that the failure names %s [GLANCE-13]', (_, error, properties) => {
    expect(remedy('settings', { error })).toEqual(fields(...properties))
  })

  it('are all settings if the failure names none, but not those of super administrators [GLANCE-13]', () => {
    const found = remedy('settings', { type: 'poweroffice', error: 'Something is wrong.' })
    expect(found).toEqual(
      fields(
        'poweroffice.organisationNumber',
        'poweroffice.clientKey',
        'poweroffice.startDate',
        'target.schema',
        'target.connectionString',
      ),
    )
  })

  it('include the settings of a custom source that the connector has [GLANCE-13]', () => {
    const properties = ['custom.setting.site', 'custom.secret.key', 'custom.sendsTo'].map(property)
    const custom = { type: 'custom', properties }
    expect(remedy('sign-in-refused', custom)).toEqual(fields('custom.setting.site', 'custom.secret.key'))
    expect(remedy('host-unknown', custom)).toEqual(fields('custom.setting.site'))
  })
})

describe('the remedy', () => {
  const grant = { account: null, by: null, at: at('01:00'), refusedAt: null }

  it.each<[string, RefreshCause, Facts, FailureRemedy]>([
    ['of a revoked authorisation', 'not-authorised', { type: 'xero' }, { kind: 'reconnect' }],
    [
      'of a key at a provider',
      'not-authorised',
      { type: 'mailchimp' },
      fields('mailchimp.userId', 'mailchimp.apiKey'),
    ],
    [
      'of a provider that accepts keys too',
      'not-authorised',
      { type: 'mailchimp', authorisation: grant },
      { kind: 'reconnect' },
    ],
    ['of a type without settings', 'source-path-missing', { type: 'xero' }, { kind: 'reconnect' }],
    ['of Excel', 'settings', { type: 'excel' }, { kind: 'credentials' }],
    ['of a lost connection', 'connection-lost', {}, { kind: 'retry' }],
    ['of a source that is down', 'unreachable', {}, { kind: 'elsewhere', who: 'provider' }],
    ['of a full database', 'target-not-writable', {}, { kind: 'elsewhere', who: 'database' }],
    [
      'of a type without an API',
      'unsupported',
      { type: 'gaap' },
      { kind: 'wait', until: null, automatic: false },
    ],
    ['of a limit that has passed', 'source-busy', { retryAt: at('07:10') }, { kind: 'retry' }],
  ])('%s is known [GLANCE-13]', (_, cause, facts, expected) => {
    expect(remedy(cause, facts)).toEqual(expected)
  })

  const limited = { retryAt: at('08:00') }

  it.each([
    ['the limit ends', limited, at('08:00'), false],
    ['the schedule comes next after the limit', { ...limited, schedule: '30 * * * *' }, at('08:30'), true],
    ['the schedule comes, exactly at the limit', { ...limited, schedule: '0 * * * *' }, at('08:00'), true],
    [
      'the limit ends, because the schedule is paused',
      { ...limited, schedule: '30 * * * *', pausedAt: at('01:00') },
      at('08:00'),
      false,
    ],
  ])('of a limit is to wait until %s [GLANCE-13]', (_, facts, until, automatic) => {
    expect(remedy('source-busy', facts)).toEqual({ kind: 'wait', until, automatic })
  })

  it.each(['sign-in-refused', 'not-authorised', 'target-missing'] as const)(
    'after %s is an administrator for users who may not change settings [GLANCE-13]',
    (cause) => {
      expect(remedy(cause, {}, member)).toEqual({ kind: 'elsewhere', who: 'administrator' })
    },
  )

  it('exists for every cause and type, with fields that the type has [GLANCE-13]', () => {
    for (const { type } of connectorKinds)
      for (const cause of refreshCauses) {
        const found = remedy(cause, { type })
        const properties = found.kind === 'fields' ? found.properties : []
        expect(properties.filter((name) => !propertyOf(type, name))).toEqual([])
      }
  })
})
