import type { RefreshCause } from '@tributary/domain'
import { TargetRefused } from '../../../outbound/outbound.ts'
import { SourceFailure } from '../../source-failure.ts'
import { wooMessages } from './woo.messages.ts'

type Verdict = { sentence: string; forbidden?: boolean; passing?: boolean; code: RefreshCause }

/** Maps any failed request to a sentence. The error itself stays in the cause, for the log only. */
export function wooFailure(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error
  return failure(verdictOnSocket(error), { cause: error })
}

function failure(
  { sentence, ...verdict }: Verdict,
  more: { cause?: unknown; retryAt?: Date | undefined } = {},
) {
  return new SourceFailure(sentence, { ...verdict, ...more })
}

function verdictOnSocket(error: unknown): Verdict {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const name = error instanceof Error ? error.name : ''
  if (error instanceof TargetRefused || REFUSED.has(code))
    return { sentence: wooMessages.refused, code: 'unreachable' }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { sentence: wooMessages.unknownHost, code: 'host-unknown' }
  if (isCertificateFailure(code)) return { sentence: wooMessages.certificate, code: 'certificate' }
  if (code === 'ETIMEDOUT' || name === 'TimeoutError')
    return { sentence: wooMessages.timedOut, passing: true, code: 'timed-out' }
  if (typeof code === 'string' && code.startsWith('Z_'))
    return { sentence: wooMessages.badJson, code: 'source-data' }
  return { sentence: wooMessages.lost, passing: true, code: 'connection-lost' }
}

const REFUSED = new Set<unknown>(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])

const isCertificateFailure = (code: unknown) =>
  typeof code === 'string' && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code)

export type Refusal = {
  readonly status: number
  /** WooCommerce's error code, such as `woocommerce_rest_cannot_view`. */
  readonly reason: string | undefined
  readonly retryAt: Date | undefined
}

/** Maps a response with an error status to a sentence. */
export const refusalFailure = (refusal: Refusal): SourceFailure =>
  failure(verdictOnStatus(refusal), { retryAt: refusal.retryAt })

function verdictOnStatus({ status, reason }: Refusal): Verdict {
  if (status === 401 || status === 403) {
    const sentence = reason?.endsWith('_cannot_view') ? wooMessages.mayNotRead : wooMessages.signInRefused
    return { sentence, forbidden: true, code: 'sign-in-refused' }
  }
  if (status >= 300 && status < 400) return { sentence: wooMessages.moved, code: 'settings' }
  if (status === 404) return { sentence: wooMessages.noApi, code: 'source-path-missing' }
  if (status === 429 || status === 503)
    return { sentence: wooMessages.busy, passing: true, code: 'source-busy' }
  if (status >= 500) return { sentence: wooMessages.broken, passing: true, code: 'source-busy' }
  return { sentence: wooMessages.unexpected(status), code: 'source-data' }
}
