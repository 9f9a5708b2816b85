/** The input of a connector property. It decides the form field and the format of the value. */
export type PropertyInput = 'text' | 'date' | 'list' | 'choice' | 'connection-string'

/** A property of a connector kind. */
export type PropertySpec = {
  /** The full name in the API, e.g. `ftp.host`. */
  name: string
  /** The form field, and the format of the value. */
  input: PropertyInput
  /**
   * What the value decides, which shows what to correct after a failed refresh. Left out if it may be anything: a
   * connection string, or a setting of a custom source.
   */
  about?: 'address' | 'sign-in' | 'data' | 'encryption'
  /** The label of its field; made from the name if left out. */
  label?: string
  /** It always has this value, so it has no field. */
  fixed?: string
  /** The server sets it. It has no field and is never sent. */
  managed?: true
  required?: true
  /** The server never returns the value; the form shows it masked. */
  secret?: true
  /**
   * The property with the host this secret is sent to. If that property changes, the user enters the secret again, so
   * it never reaches another host. A connection string contains both the host and the password.
   */
  sentTo?: string
  /** Only a superadmin sees and edits it. */
  superadminOnly?: true
  /** The values of a choice. A blank value is the default. */
  choices?: readonly string[]
  /** The keys of a connection string, in order. */
  keys?: readonly string[]
}

/** A connector kind as data. One form and one check serve all kinds. */
export type ConnectorKind = {
  /** The name in URLs, in lower case, e.g. `sqlserver`. */
  type: string
  /** The name on screen, e.g. "SQL Server". */
  displayName: string
  /** The group in the list of available connectors, e.g. "Accounting". */
  category: string
  /** The settings of its connectors, in the order of the form. */
  properties: readonly PropertySpec[]
  /** Replaces the general hint when a refresh takes longer than expected. */
  slowHint?: string
  /**
   * For a system without a public API. A manifest of the installation describes how it is read. This text is shown where
   * the installation has none.
   */
  withoutManifest?: string
  /** The shortest time between two scheduled runs, in minutes, if it is longer than usual. */
  shortestInterval?: number
}
