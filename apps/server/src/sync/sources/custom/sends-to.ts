import type { Manifest } from '@tributary/sdk/manifests'
import { manifestMessages } from '../manifest/manifest.messages.ts'
import { readManifestSettings } from '../manifest/manifest-settings.ts'
import { airbyteProperty, ownNames } from './property-names.ts'
import type { ReadableManifest } from './readable-manifest.ts'

/** Returns the hosts that secrets are sent to. A setting that chooses a host is in braces. */
export const writtenHosts = (manifest: Manifest): string[] =>
  distinct(addressesOf(manifest).map((address) => /^https?:\/\/([^/]+)/i.exec(address)?.[1] ?? ''))

/** Returns the hosts that secrets are sent to with these settings. Throws a `SourceFailure` if they lead to none. */
export function sendsTo(manifest: ReadableManifest, properties: ReadonlyMap<string, string>): string[] {
  if ('airbyte' in manifest) {
    const given = manifest.airbyte.settings.flatMap((setting): [string, string][] => {
      const value = properties.get(airbyteProperty(setting))
      return value === undefined ? [] : [[setting.name, value]]
    })
    return distinct(manifest.airbyte.sendsTo(new Map(given)))
  }
  const { own } = manifest
  // No address contains a secret, and secrets that have not been entered yet change no host.
  const open = { ...own, settings: own.settings?.filter(({ secret }) => !secret) }
  const messages = manifestMessages(own.name)
  const settings = readManifestSettings({ manifest: open, names: ownNames, properties, messages })
  return distinct(addressesOf(own).map((address) => settings.address(address).host))
}

/** The addresses that secrets are sent to. */
const addressesOf = ({ base, authentication }: Manifest): string[] => [
  base,
  ...('tokenAddress' in authentication ? [authentication.tokenAddress] : []),
]

const distinct = (hosts: readonly string[]) => [...new Set(hosts)].sort()
