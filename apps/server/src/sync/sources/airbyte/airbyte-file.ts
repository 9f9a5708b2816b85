import { type AirbyteManifest, readManifest } from './compile/manifest.ts'

/** A type of connectors, and where its secrets may be sent. */
export type ManifestKind = {
  readonly type: string
  readonly properties: readonly {
    readonly name: string
    readonly secret?: boolean | undefined
    readonly sentTo?: string | undefined
  }[]
}

/** A fault of a manifest and its place. Lines and columns count from 1. */
type AirbyteFault = {
  readonly line: number
  readonly column: number
  readonly path: string
  readonly message: string
}

/** What people need to know of a manifest in Airbyte's format. */
export type AirbyteText = {
  readonly name: string
  /** What a connector must provide. Names of settings in groups have dots: `credentials.api_key`. All are entered as text. */
  readonly settings: readonly {
    readonly name: string
    readonly title: string
    readonly secret: boolean
    readonly required: boolean
  }[]
  readonly tables: readonly string[]
  /** The hosts that secrets are sent to. A setting that chooses one is in braces: `{shop}.example.com`. */
  readonly hosts: readonly string[]
  readonly faults: readonly AirbyteFault[]
  /** Returns the hosts for what was entered, by the names of the settings. Throws a `SourceFailure` for bad settings. */
  sendsTo(given: ReadonlyMap<string, string>): readonly string[]
  readonly manifest: AirbyteManifest
}

/** Whether the text of a manifest is in Airbyte's format. */
export const isAirbyteText = (text: string): boolean =>
  /^["']?type["']?:\s*["']?DeclarativeSource\b/m.test(text)

/** Reads a manifest in Airbyte's format. With faults, it cannot be used. */
export function readAirbyteText(text: string): AirbyteText {
  const manifest = readManifest(text)
  return {
    name: manifest.name,
    settings: manifest.settings.map((setting) => ({
      name: setting.name,
      title: titleOf(setting),
      secret: setting.isSecret,
      required: setting.isRequired,
    })),
    tables: manifest.streams.map(({ name }) => name),
    hosts: manifest.hosts,
    faults: manifest.problems.map(({ stream, component, reason, line, column, path }) => ({
      line,
      column,
      path,
      message: `${stream ? `${stream}: ` : ''}${component} ${reason}.`,
    })),
    sendsTo: manifest.sendsTo,
    manifest,
  }
}

const LONGEST_LIST = 100

/** Options and the usual value are part of the title, because every setting is entered as text. */
function titleOf({ title, options, usual, isSecret }: AirbyteManifest['settings'][number]): string {
  const list = options.join(', ')
  const isShort = options.length > 0 && list.length <= LONGEST_LIST
  const text = typeof usual === 'object' ? JSON.stringify(usual) : String(usual)
  const isShown = usual !== undefined && usual !== '' && !isSecret && text.length <= LONGEST_LIST
  const notes = [isShort ? `one of: ${list}` : '', isShown ? `${text} if left empty` : '']
  const written = notes.filter((note) => note !== '').join('; ')
  return written === '' ? title : `${title} (${written})`
}

/** Returns the faults of a manifest for connectors of a type, whose properties are its settings. */
export function checkAirbyteText(text: string, name: string, { type, properties }: ManifestKind): string[] {
  const { faults, manifest } = readAirbyteText(text)
  const settings = manifest.settings.flatMap((setting) => {
    const property = properties.find((one) => one.name === `${type}.${setting.name}`)
    if (!property) return setting.isRequired ? [`${name}: ${type} has no property ${setting.name}.`] : []
    if (property.secret === true && !setting.isSecret)
      return [`${name}: ${setting.name} needs airbyte_secret: true.`]
    const unbound = manifest.hostSettings.find(
      (host) => property.secret && property.sentTo !== `${type}.${host}`,
    )
    return unbound === undefined
      ? []
      : [`${name}: ${setting.name} is a secret that ${unbound} could send to any host.`]
  })
  return [...faults.map(({ line, message }) => `${name}:${line}: ${message}`), ...settings]
}
