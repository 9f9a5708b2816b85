/** A setting that the person starting the server must change. Shown without a stack trace. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
