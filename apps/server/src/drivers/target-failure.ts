import { HttpError } from '../http/http-error.ts'
import { targetMessages } from './target.messages.ts'

/** A failure to use an organisation's database: a status and a sentence for users. Never 401, which would end their session. */
export class TargetFailure extends HttpError {
  override name = 'TargetFailure'
  /** Nothing was reached. Such failures must look alike and take equally long, whatever the reason. */
  readonly unreachable: boolean
  /** The known kind of failure; undefined for any other error the database reported. */
  readonly kind: FailureKind | undefined

  constructor(
    status: Exclude<number, 401>,
    message: string,
    options: { unreachable?: boolean; kind?: FailureKind; cause?: unknown } = {},
  ) {
    super(status, message)
    this.kind = options.kind
    this.unreachable = options.unreachable ?? false
    if (options.cause !== undefined) this.cause = options.cause
  }
}

export type FailureKind = keyof typeof kinds

const kinds = {
  badHost: [400, targetMessages.badHost],
  loginFailed: [400, targetMessages.loginFailed],
  databaseClosed: [403, targetMessages.databaseClosed],
  mayNotCreate: [403, targetMessages.mayNotCreate],
  databaseMissing: [404, targetMessages.databaseMissing],
  schemaMissing: [404, targetMessages.schemaMissing],
  refused: [502, targetMessages.refused],
  privateAddress: [502, targetMessages.privateAddress],
  lost: [502, targetMessages.lost],
  notEncrypted: [502, targetMessages.notEncrypted],
  certificate: [502, targetMessages.certificate],
  busy: [503, targetMessages.busy],
  timeout: [504, targetMessages.timeout],
} as const

const nothingReached = new Set<FailureKind>(['refused', 'privateAddress', 'timeout'])

export function targetFailure(kind: FailureKind, cause?: unknown): TargetFailure {
  const [status, message] = kinds[kind]
  return new TargetFailure(status, message, { cause, kind, unreachable: nothingReached.has(kind) })
}

const refusedCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EINVAL',
])

/** Returns why a socket, a name lookup or a certificate failed; undefined for any other error. */
export function connectionFailure(error: unknown): FailureKind | undefined {
  const code = codeOf(error)
  if (refusedCodes.has(code)) return 'refused'
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') return 'timeout'
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code)) return 'certificate'
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ECLOSE') return 'lost'
  return undefined
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
