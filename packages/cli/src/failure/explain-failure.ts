import { failureMessage, isSdkError, type SdkError } from '@tributary/sdk'
import { CommandFailure } from './command-failure.ts'
import type { ExitName } from './exit-codes.ts'
import { failureMessages as messages } from './failure.messages.ts'

/** What to print about an error, and the exit code. */
export type ExplainedFailure = { exit: ExitName; lines: string[] }

const exitOfStatus: Readonly<Record<number, ExitName>> = {
  401: 'notSignedIn',
  403: 'notAllowed',
  404: 'notFound',
  409: 'changed',
  429: 'unreachable',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
}

/** Explains an error in sentences. An error that is a fault of this program shows its text, and never a secret. */
export function explainFailure(error: unknown): ExplainedFailure {
  if (error instanceof CommandFailure) return { exit: error.exit, lines: error.message.split('\n') }
  if (isSdkError(error)) return explainCall(error)
  return { exit: 'failed', lines: [error instanceof Error ? error.message : messages.unexpected] }
}

function explainCall(error: SdkError): ExplainedFailure {
  const { kind, statusCode = 0 } = error
  if (kind === 'aborted') return { exit: 'interrupted', lines: [messages.interrupted] }
  if (kind === 'network' || kind === 'timeout')
    return { exit: 'unreachable', lines: [messages.unreachable(String(error.cause ?? kind))] }
  const exit = exitOfStatus[statusCode] ?? 'failed'
  return { exit, lines: [failureMessage(error), ...advice(error, exit)] }
}

function advice({ statusCode = 0, requestId }: SdkError, exit: ExitName): string[] {
  if (exit === 'notSignedIn') return [messages.signInAgain]
  return statusCode >= 500 && requestId ? [messages.requestId(requestId)] : []
}
