import { type ProviderLog, reasonOf } from '../../session/providers/provider-log.ts'

export type AuthoriseLog = ProviderLog

/** Logs the kind of an error only: its message may quote the provider's response. */
export function noteAuthoriseFailure(log: AuthoriseLog, type: string, error: unknown): void {
  log.warn({ type, reason: reasonOf(error) }, 'Authorising a connector at its provider failed')
}
