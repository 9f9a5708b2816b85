import { explainDatabaseError } from '@tributary/sdk/database'
import { describe, expect, it } from 'vitest'
import { TargetRefused } from '../outbound/outbound.ts'
import { postgresFailure } from './postgres/postgres-failure.ts'
import { sqlServerFailure } from './sqlserver/sqlserver-failure.ts'
import { targetMessages } from './target.messages.ts'
import { TargetFailure, targetFailure } from './target-failure.ts'

const coded = (code: string, message = 'it said') => Object.assign(new Error(message), { code })
const wrapped = (cause: Error) =>
  Object.assign(coded('ESOCKET'), { originalError: new Error('wrapped', { cause }) })

describe('SQL Server', () => {
  it.each([
    [18456, 400],
    [18487, 400],
    [916, 403],
    [229, 403],
    [262, 403],
    [2760, 404],
    [40615, 502],
    [40613, 503],
    [1205, 503],
    [1222, 503],
    [1105, 500],
    [8152, 500],
  ])('maps error %i to status %i', (number, status) => {
    expect(sqlServerFailure(new Error('it said'), [number]).status).toBe(status)
  })

  it('uses the first known error number', () => {
    expect(sqlServerFailure(new Error('it said'), [3701, 262]).status).toBe(403)
  })

  it.each([
    ['a socket that was refused', wrapped(coded('ECONNREFUSED')), 502],
    ['a host without a route', wrapped(coded('EHOSTUNREACH')), 502],
    ['an unknown host name', wrapped(coded('ENOTFOUND')), 502],
    ['an address that is not allowed', wrapped(new TargetRefused('no')), 502],
    ['a connection that broke', wrapped(coded('ECONNRESET')), 502],
    ['a certificate of another host', wrapped(coded('ERR_TLS_CERT_ALTNAME_INVALID')), 502],
    ['no encryption', coded('EENCRYPT'), 502],
    ['no answer in time', coded('ETIMEOUT'), 504],
    ['a socket that timed out', wrapped(coded('ETIMEDOUT')), 504],
    ['a login without a number', coded('ELOGIN'), 400],
    ['anything', new Error('it said'), 502],
    ['no error at all', 'text', 502],
  ])('maps %s', (_, error, status) => {
    const failure = sqlServerFailure(error, [])
    expect(failure.status).toBe(status)
    expect(failure.message).not.toContain('it said')
  })
})

describe('PostgreSQL', () => {
  it.each([
    ['28P01', 400],
    ['28000', 400],
    ['42501', 403],
    ['3D000', 404],
    ['3F000', 404],
    ['53300', 503],
    ['57P03', 503],
    ['08006', 503],
    ['40P01', 503],
    ['57014', 504],
    ['22001', 500],
    ['42601', 500],
  ])('maps state %s to status %i', (state, status) => {
    expect(postgresFailure(coded(state)).status).toBe(status)
  })

  it.each([
    [coded('28000', 'no pg_hba.conf entry for host'), 403],
    [coded('ECONNREFUSED'), 502],
    [coded('EAI_AGAIN'), 502],
    [coded('EPIPE'), 502],
    [coded('SELF_SIGNED_CERT_IN_CHAIN'), 502],
    [new Error('timeout expired'), 504],
    [new Error('Query read timeout'), 504],
    [new Error('Connection terminated unexpectedly'), 502],
    [new Error("Hostname/IP does not match certificate's altnames"), 502],
  ])('maps %s to status %i', (error, status) => {
    expect(postgresFailure(error).status).toBe(status)
  })
})

describe('a failure', () => {
  it('stays the same when it is mapped again', () => {
    const failure = targetFailure('schemaMissing')
    expect(postgresFailure(failure)).toBe(failure)
    expect(sqlServerFailure(failure, [18456])).toBe(failure)
  })

  it('is unreachable only when nothing was reached', () => {
    expect(targetFailure('refused').unreachable).toBe(true)
    expect(targetFailure('timeout').unreachable).toBe(true)
    expect(targetFailure('loginFailed').unreachable).toBe(false)
    expect(new TargetFailure(500, 'x').unreachable).toBe(false)
  })

  it.each([
    ['refused', 'Connection Refused'],
    ['timeout', 'Connection Timeout'],
    ['loginFailed', 'Authentication Failed'],
    ['databaseMissing', 'Database Not Found'],
    ['schemaMissing', 'Schema Not Found'],
  ] as const)('is recognised by its sentence alone: %s', (kind, heading) => {
    expect(explainDatabaseError({ error: new Error(targetMessages[kind]) })?.heading).toBe(heading)
  })
})
