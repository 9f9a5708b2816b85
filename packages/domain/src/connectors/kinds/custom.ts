import type { ConnectorKind, PropertySpec } from './kind.ts'

/** The property with the id of the custom source that a connector reads. */
export const CUSTOM_SOURCE = 'custom.source'

/**
 * The property with the hosts that the secrets of a custom source are sent to, separated by spaces. If a new version of
 * the source leads to others, users enter the secrets again.
 */
export const CUSTOM_HOSTS = 'custom.sendsTo'

/** A system that an organisation describes itself. The settings of its source are further properties. */
export const custom = {
  type: 'custom',
  displayName: 'Custom source',
  category: 'Any REST API',
  properties: [
    { name: CUSTOM_SOURCE, about: 'data', input: 'text', required: true },
    { name: CUSTOM_HOSTS, input: 'text', managed: true },
  ],
} as const satisfies ConnectorKind

const SETTING = /^custom\.(setting|secret)\.[A-Za-z][\w.-]{0,79}$/

/** Returns the name of the property of a source's setting. Whether it is secret is part of the name. */
export const settingProperty = ({ name, secret }: { name: string; secret: boolean }): string =>
  `custom.${secret ? 'secret' : 'setting'}.${name}`

/** Returns the property of a source's setting from its name; undefined for any other name. */
export function settingNamed(name: string): PropertySpec | undefined {
  const [, secrecy] = SETTING.exec(name) ?? []
  if (secrecy === undefined) return undefined
  return secrecy === 'secret'
    ? { name, about: 'sign-in', input: 'text', secret: true, sentTo: CUSTOM_HOSTS }
    : { name, input: 'text' }
}
