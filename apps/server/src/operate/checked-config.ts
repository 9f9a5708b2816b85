export type CheckedConfig = {
  /** What prevents a start, or work after it. One sentence each, without secrets. */
  readonly problems: readonly string[]
  /** What has no effect, or was not checked. */
  readonly warnings: readonly string[]
}
