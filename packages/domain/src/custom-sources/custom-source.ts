import { CUSTOM_HOSTS, CUSTOM_SOURCE, custom, settingProperty } from '../connectors/kinds/custom.ts'
import type { ConnectorKind, PropertySpec } from '../connectors/kinds/kind.ts'
import type { TablePreview } from '../connectors/table-preview.ts'

/** The formats of manifests. */
export const manifestFormats = ['tributary', 'airbyte'] as const

/** The format of the manifest: `tributary` or `airbyte`. */
export type ManifestFormat = (typeof manifestFormats)[number]

/** A value that a connector of a custom source must provide. */
export type CustomSetting = {
  /** The name in the manifest. The connector's property is named after it. */
  name: string
  /** The label of its field. */
  title: string
  /** Whether it is encrypted and never returned. */
  secret: boolean
  /** Whether a connector cannot be refreshed without it. */
  required: boolean
}

/** What a manifest contains. */
export type ManifestSummary = {
  /** The name of the system; null if the manifest has faults. */
  name: string | null
  /** The format of the manifest: `tributary` or `airbyte`. */
  format: string
  /** The values that each connector must provide, in the order of the manifest. */
  settings: CustomSetting[]
  /** The names of the tables, in the order of the manifest. */
  tables: string[]
  /** The hosts that secrets are sent to. A setting that chooses a host is in braces: `{shop}.acme.example`. */
  hosts: string[]
  /** Whether a connector must be authorised at the provider before its first refresh. */
  needsAuthorisation: boolean
}

/** A fault in a manifest. Lines and columns count from 1. `path` is the field; empty for the whole text. */
export type ManifestLineFault = {
  /** The line, from 1. */
  line: number
  /** The column, from 1. */
  column: number
  /** The field, e.g. `streams[0].path`; empty for the whole text. */
  path: string
  /** The fault and its remedy, for users. */
  message: string
}

/** The result of checking a manifest. It may be saved if there are no faults. */
export type CheckedManifest = ManifestSummary & {
  /** The faults, in the order of their lines; empty if the manifest may be saved. */
  faults: ManifestLineFault[]
}

/** A system that an organisation describes with a manifest, or that the installation offers to all. */
export type CustomSource = ManifestSummary & {
  /** Opaque. That of a source of the installation begins with `file:`. */
  id: string
  /** The name of the system. */
  name: string
  /** Sources of the installation come from files and cannot be changed. */
  origin: string
  /** The number of the current version, from 1. */
  version: number
  /** When the current version was saved; null for a source of the installation. */
  changedAt: Date | null
  /** Who saved it; null for a source of the installation, or if that user has been removed. */
  changedBy: string | null
  /** How many connectors of the organisation read it. */
  connectors: number
}

/** A custom source with the manifest of its current version. */
export type CustomSourceText = CustomSource & {
  /** The manifest, in YAML or JSON. */
  text: string
}

/** A version of a custom source. Null in `by` means that user has been removed. */
export type CustomSourceVersion = {
  /** The number of the version, from 1. */
  number: number
  /** The time at which it was saved. */
  at: Date
  /** The name of the user who saved it; null if that user was removed. */
  by: string | null
  /** The number of the version that was restored; null for a saved one. */
  restored: number | null
}

/** The request that a try sent. Secrets are replaced by dots. */
export type TriedRequest = {
  /** The HTTP method. */
  method: string
  /** The complete address. */
  url: string
  /** The headers that the manifest sets. */
  headers: {
    /** The name of the header. */
    name: string
    /** The value. Secrets are replaced by dots. */
    value: string
  }[]
  /** Null without a body. */
  body: string | null
}

/** The first page of a table of a manifest. */
export type TriedTable = {
  /** The last request; null if none was sent. */
  request: TriedRequest | null
  /** The HTTP status of the response; null without one. */
  status: number | null
  /** Null if it could not be read. */
  preview: TablePreview | null
  /** Why it could not be read; null if it could. */
  error: string | null
  /** What to look at in the manifest, such as a column whose field no record has. */
  notes: string[]
}

type Connecting = Pick<CustomSource, 'id' | 'name' | 'settings'>

/** Returns the kind of the connectors of a custom source: its name, and a property per setting. */
export const customKind = ({ id, name, settings }: Connecting): ConnectorKind => ({
  ...custom,
  displayName: name,
  properties: [
    ...custom.properties.map((spec) => (spec.name === CUSTOM_SOURCE ? { ...spec, fixed: id } : spec)),
    ...settings.map(settingField),
  ],
})

const settingField = (setting: CustomSetting): PropertySpec => ({
  name: settingProperty(setting),
  input: 'text',
  label: setting.title,
  ...(setting.required && { required: true }),
  ...(setting.secret && { secret: true, sentTo: CUSTOM_HOSTS }),
})
