import type { RefreshCause } from '@tributary/domain'
import { FTPError } from 'basic-ftp'
import { TargetRefused } from '../../../outbound/outbound.ts'
import { privateVerdict } from '../../private-verdict.ts'
import { SourceFailure } from '../../source-failure.ts'
import { ftpMessages } from './ftp.messages.ts'

const NOT_SIGNED_IN = 530
const NEEDS_ACCOUNT = 532

/**
 * Maps any error of the FTP client to a sentence. The server's own words stay in the cause, for the log only. `idleMs` is
 * how long the client waits for a silent server.
 */
export function ftpFailure(error: unknown, idleMs: number): SourceFailure {
  if (error instanceof SourceFailure) return error
  const { sentence, ...verdict } = verdictOn(error)
  const silentMs = verdict.code === 'timed-out' ? idleMs : 0
  return new SourceFailure(sentence, { ...verdict, silentMs, cause: error })
}

type Verdict = { sentence: string; code: RefreshCause; forbidden?: boolean; passing?: boolean }

const lost: Verdict = { sentence: ftpMessages.lost, code: 'connection-lost', passing: true }
const refused: Verdict = { sentence: ftpMessages.refused, code: 'unreachable' }

function verdictOn(error: unknown): Verdict {
  if (error instanceof TargetRefused) return privateVerdict(error) ?? refused
  if (error instanceof FTPError) return verdictOnReply(error.code)
  return verdictOnSocket(error)
}

function verdictOnReply(code: number): Verdict {
  if (code === NOT_SIGNED_IN || code === NEEDS_ACCOUNT)
    return { sentence: ftpMessages.signInRefused, code: 'sign-in-refused', forbidden: true }
  if (code === 421 || code === 425 || code === 426) return lost
  return { sentence: ftpMessages.unexpected, code: 'unexpected' }
}

function verdictOnSocket(error: unknown): Verdict {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const text = error instanceof Error ? error.message : ''
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return refused
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { sentence: ftpMessages.unknownHost, code: 'host-unknown' }
  if (isCertificateFailure(code)) return { sentence: ftpMessages.certificate, code: 'certificate' }
  if (code === 'ETIMEDOUT' || /timeout|timed out|stalled/i.test(text))
    return { sentence: ftpMessages.timedOut, code: 'timed-out', passing: true }
  return lost
}

const isCertificateFailure = (code: unknown) =>
  typeof code === 'string' && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code)
