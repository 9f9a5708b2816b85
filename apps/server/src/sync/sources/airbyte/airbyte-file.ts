import { readManifest } from './compile/manifest.ts'

/** A type of connectors, and where its secrets may be sent. */
export type ManifestKind = {
  readonly type: string
  readonly properties: readonly {
    readonly name: string
    readonly secret?: boolean | undefined
    readonly sentTo?: string | undefined
  }[]
}

/** Whether the text of a manifest is in Airbyte's format. */
export const isAirbyteText = (text: string): boolean =>
  /^["']?type["']?:\s*["']?DeclarativeSource\b/m.test(text)

/** Returns the faults of a manifest for connectors of a type, whose properties are its settings. */
export function checkAirbyteText(text: string, name: string, { type, properties }: ManifestKind): string[] {
  const manifest = readManifest(text)
  const problems = manifest.problems.map(
    ({ component, stream, line, reason }) =>
      `${name}:${line}: ${stream ? `${stream}: ` : ''}${component} ${reason}.`,
  )
  const settings = manifest.settings.flatMap(({ path, isSecret, isRequired, usual }) => {
    const property = properties.find((one) => one.name === `${type}.${path}`)
    if (!property)
      return isRequired && usual === undefined ? [`${name}: ${type} has no property ${path}.`] : []
    if (property.secret === true && !isSecret) return [`${name}: ${path} needs airbyte_secret: true.`]
    const unbound = manifest.hostSettings.find(
      (host) => property.secret && property.sentTo !== `${type}.${host}`,
    )
    return unbound === undefined
      ? []
      : [`${name}: ${path} is a secret that ${unbound} could send to any host.`]
  })
  return [...problems, ...settings]
}
