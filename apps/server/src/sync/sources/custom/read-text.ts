import type { CheckedManifest } from '@tributary/domain'
import { parseManifest } from '@tributary/sdk/manifests'
import { isAirbyteText, readAirbyteText } from '../airbyte/airbyte-file.ts'
import type { ReadableManifest } from './readable-manifest.ts'
import { writtenHosts } from './sends-to.ts'

/** What the text of a manifest contains, and the manifest itself if it has no faults. */
export type ReadText = { readonly checked: CheckedManifest; readonly manifest?: ReadableManifest }

/** Reads a manifest in either format. */
export const readText = (text: string): ReadText => (isAirbyteText(text) ? readAirbyte(text) : readOwn(text))

const empty = { name: null, settings: [], tables: [], hosts: [], needsAuthorisation: false }

function readOwn(text: string): ReadText {
  const { manifest, faults } = parseManifest(text)
  if (!manifest) return { checked: { ...empty, format: 'tributary', faults: [...faults] } }
  const { name, authentication, settings = [], streams } = manifest
  return {
    manifest: { own: manifest },
    checked: {
      name,
      format: 'tributary',
      settings: settings.map(({ name, title, secret = false, required = false }) => ({
        name,
        title,
        secret,
        required,
      })),
      tables: streams.flatMap(({ name, children = [] }) => [name, ...children.map((child) => child.name)]),
      hosts: writtenHosts(manifest),
      needsAuthorisation: authentication.kind === 'authorisationCode',
      faults: [],
    },
  }
}

function readAirbyte(text: string): ReadText {
  const { manifest: airbyte, name, settings, tables, hosts, faults } = readAirbyteText(text)
  const checked = { format: 'airbyte', needsAuthorisation: false, faults: [...faults] }
  if (faults.length > 0) return { checked: { ...empty, ...checked } }
  return {
    manifest: { airbyte },
    checked: { ...checked, name, settings: [...settings], tables: [...tables], hosts: [...hosts] },
  }
}
