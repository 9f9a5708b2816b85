/** How a connector property is entered: what draws it and what a value must look like. */
export type PropertyInput = 'text' | 'date' | 'list' | 'choice' | 'connection-string'

/** One row of the property table of the specification (connectors spec 3). */
export type PropertySpec = {
  name: string
  input: PropertyInput
  required?: true
  /** The value never leaves the server again; the form shows it masked. */
  secret?: true
  /**
   * The property that names where this secret is sent. It was entered for that place, and goes to no other: who changes
   * the place enters it again. A connection string names its place itself, and its password is the secret of it.
   */
  sentTo?: string
  /** Only a superadmin sees and edits it. */
  superadminOnly?: true
  /** The values of a choice. A blank value is a choice as well: the default. */
  choices?: readonly string[]
  /** The keys of a connection string, in their written order. */
  keys?: readonly string[]
}

/** A connector kind, described: one form draws them all, one check verifies them all. */
export type ConnectorKind = {
  type: string
  displayName: string
  category: string
  properties: readonly PropertySpec[]
  /** Shown when a refresh takes longer than expected, instead of the general hint (connectors spec 8). */
  slowHint?: string
}
