import { fillPlaceholders, type Manifest } from '@tributary/sdk/manifests'
import { unusable } from '../properties.ts'
import type { ManifestMessages } from './manifest.messages.ts'

/** The values of a manifest's settings. */
export type ManifestSettings = {
  /** Values that are not secret, for everything that chooses rows. */
  readonly visible: readonly string[]
  /** Fills a text. Empty if all of its settings are; undefined values are an error where `required` is set. */
  fill(text: string, options?: Filling): string
  /** Fills an address. Its host must match a pattern of the manifest. */
  address(text: string): URL
}

type Filling = { readonly required?: boolean; readonly encode?: (value: string, name: string) => string }

type Declared = NonNullable<Manifest['settings']>[number]

/** How the settings of a manifest are stored. */
export type SettingNames = {
  /** Returns the connector's property with the value of a setting. */
  propertyOf(setting: Declared): string
  /** Returns how sentences name a setting. */
  labelOf(setting: Declared): string
}

/** The settings of a connector type are stored as `<kind>.<setting>`, and named so. */
export const namesIn = (kind: string): SettingNames => {
  const propertyOf = ({ name }: Declared) => `${kind}.${name}`
  return { propertyOf, labelOf: propertyOf }
}

export type SettingsOptions = {
  readonly manifest: Manifest
  readonly names: SettingNames
  readonly properties: ReadonlyMap<string, string>
  readonly messages: ManifestMessages
}

/** With a pattern, values have at most this many characters. */
const LONGEST_MATCHED = 200

/** Reads and checks the properties of a connector. */
export function readManifestSettings(options: SettingsOptions): ManifestSettings {
  const { manifest, names, messages } = options
  const values = valuesOf(options)
  const labels = new Map((manifest.settings ?? []).map((one) => [one.name, names.labelOf(one)]))
  const labelOf = (name: string) => labels.get(name) ?? name

  function fill(text: string, { required = false, encode = (value) => value }: Filling = {}): string {
    return fillPlaceholders(text, (name) => {
      const value = values.get(name)
      if (value === undefined && required) throw unusable(messages.missing(labelOf(name)))
      return value === undefined ? '' : encode(value, labelOf(name))
    })
  }

  const label = (value: string, property: string) => {
    if (!/^[a-z\d](?:[a-z\d.-]{0,200}[a-z\d])?$/i.test(value)) throw unusable(messages.badValue(property))
    return value
  }

  function address(text: string): URL {
    const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(text) ?? []
    const url = new URL(
      fill(origin, { required: true, encode: label }) +
        fill(path, { required: true, encode: segmentOf(messages) }),
    )
    const isAllowed = fillPlaceholders(origin, () => '') === origin || matches(url.hostname, manifest.hosts)
    if (!isAllowed) throw unusable(messages.badHost)
    return url
  }

  const visible = (manifest.settings ?? [])
    .filter(({ secret }) => !secret)
    .map(({ name }) => `${name}=${values.get(name) ?? ''}`)
  return { visible, fill, address }
}

/** Returns how a setting is written as a part of a path. It stays within its segment. */
export const segmentOf = (messages: ManifestMessages) => (value: string, property: string) => {
  if (value === '.' || value === '..') throw unusable(messages.badValue(property))
  return encodeURIComponent(value)
}

function valuesOf({ manifest, names, properties, messages }: SettingsOptions): Map<string, string> {
  const values = new Map<string, string>()
  for (const setting of manifest.settings ?? []) {
    const value = properties.get(names.propertyOf(setting))?.trim()
    if (value) {
      if (!fits(value, setting.pattern)) throw unusable(messages.badValue(names.labelOf(setting)))
      values.set(setting.name, value)
    } else if (setting.required) throw unusable(messages.missing(names.labelOf(setting)))
  }
  return values
}

function fits(value: string, pattern: string | undefined): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would end a header.
  if (/[\x00-\x1f\x7f]/.test(value)) return false
  if (pattern === undefined) return true
  return value.length <= LONGEST_MATCHED && new RegExp(`^(?:${pattern})$`, 'u').test(value)
}

/** A star stands for one label. */
function matches(host: string, patterns: readonly string[] = []): boolean {
  const labels = host.toLowerCase().split('.')
  return patterns.some((pattern) => {
    const wanted = pattern.split('.')
    return (
      wanted.length === labels.length &&
      wanted.every((one, at) => (one === '*' ? labels[at] !== '' : one === labels[at]))
    )
  })
}
