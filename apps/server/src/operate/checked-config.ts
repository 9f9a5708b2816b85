/** A problem of a server that is tried, or its address. */
export type Tried = { problems: readonly string[]; reached: readonly string[] }

export type CheckedConfig = {
  /** What prevents a start, or work after it. One sentence each, without secrets. */
  readonly problems: readonly string[]
  /** What has no effect, or was not checked. */
  readonly warnings: readonly string[]
  /** The servers that were reached, with the name of a database. Empty without `--connect`. */
  readonly reached: readonly string[]
}
