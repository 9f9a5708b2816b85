import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { connectorKinds, kindOf, type ManifestLineFault } from '@tributary/domain'
import { parseManifest } from '@tributary/sdk/manifests'
import type { Config, InstallationSource, SourceManifest } from '../../../config.ts'
import { ConfigError } from '../../../config-error.ts'
import { checkAirbyteText, isAirbyteText } from '../airbyte/airbyte-file.ts'
import { readText } from '../custom/read-text.ts'

/** The manifests of an installation, by the type of the connector. */
export type Manifests = ReadonlyMap<string, SourceManifest>

type Folder = Pick<Config, 'sourceManifests' | 'installationSources'>

/**
 * Reads the manifests in a folder: `gaap.yaml` describes the connectors of type gaap. A file that is not named after a
 * type is a custom source of the installation. Throws a {@link ConfigError} that names every fault.
 */
export function readManifestFolder(folder: string | undefined): Folder {
  const found = folder === undefined ? [] : filesIn(folder).map((file) => readFile(join(folder, file)))
  const faults = [...found.flatMap((one) => one.faults), ...repeatedIn(found)]
  if (faults.length > 0) throw new ConfigError(['SOURCE_MANIFESTS has faults:', ...faults].join('\n  '))
  return {
    sourceManifests: new Map(found.flatMap(({ kind, manifest }) => (manifest ? [[kind, manifest]] : []))),
    installationSources: new Map(
      found.flatMap(({ kind, source }) => (source ? [[`file:${kind}`, source]] : [])),
    ),
  }
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
  readonly source?: InstallationSource
  readonly faults: readonly string[]
}

function readFile(file: string): Found {
  const name = basename(file)
  const kind = basename(file, extname(file))
  const spec = kindOf(kind)
  const text = readFileSync(file, 'utf8')
  if (!spec) return readSource(name, kind, text)
  if (spec.type !== kind || !spec.withoutManifest)
    return {
      kind,
      faults: [`${name}: only these connector types have manifests: ${describable.join(', ')}.`],
    }
  if (isAirbyteText(text))
    return { kind, manifest: { airbyte: text }, faults: checkAirbyteText(text, name, spec) }
  const settings = spec.properties.map((property) => ({
    name: property.name.slice(kind.length + 1),
    secret: property.secret === true,
  }))
  const { manifest, faults } = parseManifest(text, { settings })
  if (manifest?.authentication.kind === 'authorisationCode') return { kind, faults: [needsUser(name)] }
  return { kind, faults: sentencesOf(name, faults), ...(manifest && { manifest }) }
}

const FILE_NAME = /^[a-z\d][a-z\d._-]{0,59}$/

function readSource(name: string, kind: string, text: string): Found {
  if (!FILE_NAME.test(kind))
    return { kind, faults: [`${name}: the name must have lower-case letters, digits, dots, - and _ only.`] }
  const { checked } = readText(text)
  return { kind, source: { text, checked }, faults: sentencesOf(name, checked.faults) }
}

const sentencesOf = (file: string, faults: readonly ManifestLineFault[]) =>
  faults.map(
    ({ line, column, path, message }) => `${file}:${line}:${column}: ${path && `${path}: `}${message}`,
  )

const repeatedIn = (found: readonly Found[]) =>
  found
    .filter(({ kind }, at) => found.findIndex((one) => one.kind === kind) < at)
    .map(({ kind }) => `${kind}.yaml and ${kind}.yml: only one of them may exist.`)

const needsUser = (name: string) =>
  `${name}: authentication.kind: Connectors of this type cannot be authorised at a provider. Use another kind, or a custom source.`

const describable = connectorKinds.filter(({ withoutManifest }) => withoutManifest).map(({ type }) => type)
