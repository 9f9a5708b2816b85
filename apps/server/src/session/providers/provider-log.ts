export type ProviderLog = { warn(fields: object, message: string): void }

/** Logs why a provider failed. Logs only the kind of the error, because its message may quote the provider's response. */
export function noteFailure(log: ProviderLog, provider: string, error: unknown): void {
  log.warn({ provider, reason: reasonOf(error) }, 'Signing in with a provider failed')
}

/** Returns the kind of an error, the only part that is safe to log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return [code, cause?.name].filter(Boolean).join(', ')
}
