export type ProviderLog = { warn(fields: object, message: string): void }

/** Says why a provider could not be used. Of the error only its kind: the rest may quote what the provider sent. */
export function noteFailure(log: ProviderLog, provider: string, error: unknown): void {
  log.warn({ provider, reason: reasonOf(error) }, 'Signing in with a provider failed')
}

/** The kind of an error, which is all of it that is fit for a log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return [code, cause?.name].filter(Boolean).join(', ')
}
