import { whatFailed } from '../../../drivers/sqlserver/sqlserver-failure.ts'
import type { FailureKind } from '../../../drivers/target-failure.ts'
import { outboundMessages } from '../../../outbound/outbound.messages.ts'
import { SourceFailure } from '../../source-failure.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'

type Verdict = [sentence: string, options: ConstructorParameters<typeof SourceFailure>[1]]

const lost: Verdict = [sqlServerMessages.lost, { code: 'connection-lost', passing: true }]
const busy: Verdict = [sqlServerMessages.busy, { code: 'source-busy', passing: true }]
const mayNotRead: Verdict = [sqlServerMessages.mayNotRead, { code: 'source-path-missing' }]
const missing: Verdict = [sqlServerMessages.databaseMissing, { code: 'source-path-missing' }]

const verdicts: Record<FailureKind, Verdict> = {
  badHost: [sqlServerMessages.badHost, { code: 'settings' }],
  loginFailed: [sqlServerMessages.signInRefused, { code: 'sign-in-refused', forbidden: true }],
  databaseClosed: [sqlServerMessages.databaseClosed, { code: 'sign-in-refused', forbidden: true }],
  databaseMissing: missing,
  schemaMissing: missing,
  mayNotCreate: mayNotRead,
  refused: [sqlServerMessages.refused, { code: 'unreachable' }],
  privateAddress: [outboundMessages.privateAddress, { code: 'private-address' }],
  lost,
  notEncrypted: [sqlServerMessages.notEncrypted, { code: 'certificate' }],
  certificate: [sqlServerMessages.certificate, { code: 'certificate' }],
  busy,
  timeout: [sqlServerMessages.timedOut, { code: 'timed-out', passing: true }],
}

// The table or one of its columns was removed after it was listed.
const changed = new Set([207, 208, 4413, 4502])

/**
 * Maps any error of the driver to a sentence. `errors` are the server's error numbers; its messages are for the log only.
 * `waitMs` is how long the driver waits for a silent server.
 */
export function sqlServerSourceFailure(
  error: unknown,
  errors: readonly number[],
  waitMs: number,
): SourceFailure {
  if (error instanceof SourceFailure) return error
  const [sentence, options] = verdictOn(whatFailed(error, errors))
  const silentMs = options?.code === 'timed-out' ? waitMs : 0
  return new SourceFailure(sentence, { ...options, silentMs, cause: error })
}

export function sourceFailure(kind: FailureKind, cause: unknown): SourceFailure {
  const [sentence, options] = verdicts[kind]
  return new SourceFailure(sentence, { ...options, cause })
}

function verdictOn(what: FailureKind | number): Verdict {
  if (typeof what === 'string') return verdicts[what]
  if (changed.has(what)) return [sqlServerMessages.changed, { code: 'source-data', passing: true }]
  return [sqlServerMessages.failed(what), { code: 'source-data' }]
}
