import { type ProviderLog, reasonOf } from '../../session/providers/provider-log.ts'

export type AuthoriseLog = ProviderLog

/** Says why a provider could not be used. Of the error only its kind: the rest may quote what the provider sent. */
export function noteAuthoriseFailure(log: AuthoriseLog, type: string, error: unknown): void {
  log.warn({ type, reason: reasonOf(error) }, 'Authorising a connector at its provider failed')
}
