/** A problem of a server that is tried, or its address. */
export type Tried = { problems: readonly string[]; reached: readonly string[] }

export type CheckedConfig = {
  /** What prevents a start, or work after it. One sentence each, without secrets. */
  readonly problems: readonly string[]
  /** What has no effect, or was not checked. */
  readonly warnings: readonly string[]
  /** What was connected to: its host, and the name of a database. Without `--connect` it is empty. */
  readonly reached: readonly string[]
}
