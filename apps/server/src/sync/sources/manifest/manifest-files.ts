import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { connectorKinds, kindOf } from '@tributary/domain'
import { parseManifest } from '@tributary/sdk/manifests'
import type { SourceManifest } from '../../../config.ts'
import { ConfigError } from '../../../config-error.ts'
import { checkAirbyteText, isAirbyteText } from '../airbyte/airbyte-file.ts'

/** The manifests of an installation, by the type of the connector. */
export type Manifests = ReadonlyMap<string, SourceManifest>

/**
 * Reads the manifests in a folder: `gaap.yaml` describes the connectors of type gaap. Throws a {@link ConfigError} that
 * names every fault.
 */
export function readManifestFolder(folder: string | undefined): Manifests {
  const found = folder === undefined ? [] : filesIn(folder).map((file) => readFile(join(folder, file)))
  const faults = found.flatMap((one) => one.faults)
  if (faults.length > 0) throw new ConfigError(['SOURCE_MANIFESTS has faults:', ...faults].join('\n  '))
  return new Map(found.flatMap(({ kind, manifest }) => (manifest ? [[kind, manifest]] : [])))
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => /\.ya?ml$/.test(file))
      .toSorted()
  } catch {
    throw new ConfigError(`SOURCE_MANIFESTS: the folder ${folder} cannot be read.`)
  }
}

type Found = {
  readonly kind: string
  readonly manifest?: SourceManifest
  readonly faults: readonly string[]
}

function readFile(file: string): Found {
  const name = basename(file)
  const kind = basename(file, extname(file))
  const spec = kindOf(kind)
  if (spec?.type !== kind || !spec.withoutManifest)
    return {
      kind,
      faults: [`${name}: only these connector types have manifests: ${describable.join(', ')}.`],
    }
  const text = readFileSync(file, 'utf8')
  if (isAirbyteText(text))
    return { kind, manifest: { airbyte: text }, faults: checkAirbyteText(text, name, spec) }
  const settings = spec.properties.map((property) => ({
    name: property.name.slice(kind.length + 1),
    secret: property.secret === true,
  }))
  const { manifest, faults } = parseManifest(text, { settings })
  const sentences = faults.map(
    ({ line, column, path, message }) => `${name}:${line}:${column}: ${path && `${path}: `}${message}`,
  )
  if (manifest?.authentication.kind === 'authorisationCode') return { kind, faults: [needsUser(name)] }
  return { kind, faults: sentences, ...(manifest && { manifest }) }
}

const needsUser = (name: string) =>
  `${name}: authentication.kind: Connectors of this type cannot be authorised at a provider. Use another kind, or a custom source.`

const describable = connectorKinds.filter(({ withoutManifest }) => withoutManifest).map(({ type }) => type)
