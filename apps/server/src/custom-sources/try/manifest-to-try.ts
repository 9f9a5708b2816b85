import { settingProperty } from '@tributary/domain'
import type { PropertyValues } from '@tributary/sdk/connectors'
import type { Manifest } from '@tributary/sdk/manifests'
import { airbyteSource } from '../../sync/sources/airbyte/airbyte-source.ts'
import { addressesOf, distinctHosts } from '../../sync/sources/custom/host-names.ts'
import type { ReadableManifest } from '../../sync/sources/custom/read-text.ts'
import type { HttpAdapter, HttpTools } from '../../sync/sources/http/http-source.ts'
import { manifestMessages } from '../../sync/sources/manifest/manifest.messages.ts'
import { readManifestSettings } from '../../sync/sources/manifest/manifest-settings.ts'
import { manifestSource } from '../../sync/sources/manifest/manifest-source.ts'
import type { SourceContext } from '../../sync/sources/source-adapter.ts'

const KIND = 'custom'

type Named = { readonly name: string; readonly manifest: ReadableManifest }

/** Opens the source that a manifest describes. Throws a `SourceFailure` for settings that it cannot use. */
export const openManifest = (
  { name, manifest }: Named,
  http: HttpTools,
  { properties, ...context }: SourceContext,
): HttpAdapter =>
  'airbyte' in manifest
    ? airbyteSource(http, {
        kind: KIND,
        name,
        manifest: manifest.airbyte,
        propertyOf: (setting) => settingProperty({ ...setting, secret: setting.isSecret }),
      })({ ...context, properties })
    : manifestSource(
        http,
        KIND,
        manifest.own,
      )({ ...context, properties: ownProperties(manifest.own, properties) })

/** Returns the hosts that secrets are sent to with these settings. Throws a `SourceFailure` if they lead to none. */
export function sendsTo(manifest: ReadableManifest, values: PropertyValues): readonly string[] {
  if ('airbyte' in manifest) {
    const { airbyte } = manifest
    const given = airbyte.settings.flatMap(({ name, isSecret }): [string, string][] => {
      const value = values.get(settingProperty({ name, secret: isSecret }))
      return value === undefined ? [] : [[name, value]]
    })
    return airbyte.sendsTo(new Map(given))
  }
  const { own } = manifest
  const open = { ...own, settings: own.settings?.filter(({ secret }) => !secret) }
  const settings = readManifestSettings({
    manifest: open,
    kind: KIND,
    properties: ownProperties(own, values),
    messages: manifestMessages(own.name),
  })
  return distinctHosts(addressesOf(own).map((address) => settings.address(address).host))
}

const ownProperties = ({ settings = [] }: Manifest, values: PropertyValues): PropertyValues =>
  new Map(
    settings.flatMap(({ name, secret = false }): [string, string][] => {
      const value = values.get(settingProperty({ name, secret }))
      return value === undefined ? [] : [[`${KIND}.${name}`, value]]
    }),
  )
