/** What the person starting the server must change; shown as one line, without a stack. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
