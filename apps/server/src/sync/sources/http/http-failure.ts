import type { IncomingHttpHeaders } from 'node:http'
import type { RefreshCause } from '@tributary/domain'
import { TargetRefused } from '../../../outbound/outbound.ts'
import { privateVerdict } from '../../private-verdict.ts'
import { SourceFailure } from '../../source-failure.ts'
import type { HttpMessages } from './http.messages.ts'
import type { HttpRequest } from './http-stream.ts'

/** A response that is not a success. The body is undefined if it is not JSON. */
export type Refusal = {
  readonly request: HttpRequest
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  /** The time that `Retry-After` names. */
  readonly retryAt: Date | undefined
}

/** What a failure means: the sentence people read, and how to react. */
export type Verdict = {
  readonly sentence: string
  readonly code: RefreshCause
  /** The credentials are refused: no other request of this run can succeed. */
  readonly forbidden?: boolean
  /** The same request may succeed in a moment. */
  readonly passing?: boolean
  readonly retryAt?: Date | undefined
  /** The plan or the permission leaves out this stream only. The others are read, and the run says what was left out. */
  readonly notIncluded?: boolean
  /** The source's name of the error, for a reader that continues after it. */
  readonly reason?: string
}

/** The reason of a response that is larger than the limit. */
export const TOO_LARGE = 'too-large'

/** Maps an error response of one source to its meaning; undefined for what is the same everywhere. */
export type Explain = (refusal: Refusal) => Verdict | undefined

/** An error response of a source. */
export class HttpFailure extends SourceFailure {
  readonly status: number
  readonly reason: string | undefined

  constructor({ sentence, reason, ...verdict }: Verdict, status: number) {
    super(sentence, verdict)
    this.status = status
    this.reason = reason
  }
}

/** Maps any failed request to a sentence. The error itself stays in the cause, for the log only. */
export function socketFailure(error: unknown, messages: HttpMessages): SourceFailure {
  if (error instanceof SourceFailure) return error
  const { sentence, ...verdict } = socketVerdict(error, messages)
  return new SourceFailure(sentence, { ...verdict, cause: error })
}

/** Maps an error response to a sentence: the source's own meaning first. */
export const refusalFailure = (refusal: Refusal, explain: Explain, messages: HttpMessages): HttpFailure =>
  new HttpFailure(
    { retryAt: refusal.retryAt, ...(explain(refusal) ?? usualVerdict(refusal, messages)) },
    refusal.status,
  )

function socketVerdict(error: unknown, messages: HttpMessages): Verdict {
  const isPrivate = privateVerdict(error)
  if (isPrivate) return isPrivate
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const name = error instanceof Error ? error.name : ''
  if (error instanceof TargetRefused || REFUSED.has(code))
    return { sentence: messages.refused, code: 'unreachable' }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { sentence: messages.unknownHost, code: 'host-unknown' }
  if (isCertificateFailure(code)) return { sentence: messages.certificate, code: 'certificate' }
  if (code === 'ETIMEDOUT' || name === 'TimeoutError')
    return { sentence: messages.timedOut, passing: true, code: 'timed-out' }
  if (typeof code === 'string' && code.startsWith('Z_'))
    return { sentence: messages.badJson, code: 'source-data' }
  return { sentence: messages.lost, passing: true, code: 'connection-lost' }
}

const REFUSED = new Set<unknown>(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])

const isCertificateFailure = (code: unknown) =>
  typeof code === 'string' && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code)

function usualVerdict({ status }: Refusal, messages: HttpMessages): Verdict {
  if (status === 401 || status === 403)
    return { sentence: messages.signInRefused, forbidden: true, code: 'sign-in-refused' }
  if (status >= 300 && status < 400) return { sentence: messages.moved, code: 'settings' }
  if (status === 404) return { sentence: messages.noPath, code: 'source-path-missing' }
  if (status === 429 || status === 503) return { sentence: messages.busy, passing: true, code: 'source-busy' }
  if (status >= 500) return { sentence: messages.broken, passing: true, code: 'source-busy' }
  return { sentence: messages.unexpected(status), code: 'source-data' }
}
