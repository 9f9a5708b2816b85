/** A setting that the operator must change. Shown without a stack trace. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
