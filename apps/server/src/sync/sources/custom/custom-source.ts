import { CUSTOM_HOSTS, settingProperty } from '@tributary/domain'
import type { HttpAdapter, HttpTools } from '../http/http-source.ts'
import { unusable } from '../properties.ts'
import type { SourceContext } from '../source-adapter.ts'
import { customMessages as messages } from './custom.messages.ts'
import { openManifest } from './open-manifest.ts'
import { readText } from './read-text.ts'
import { sendsTo } from './sends-to.ts'

/**
 * Reads the system that the current version of a custom source describes. It sends the stored secrets only to the hosts
 * that they were entered for.
 */
export const customSource =
  (http: HttpTools) =>
  (context: SourceContext): HttpAdapter & { notes(): string[] } => {
    const { description, properties } = context
    if (!description) throw unusable(messages.deleted)
    const { organisationId, name, version, text } = description
    const { checked, manifest } = readText(text)
    if (!manifest) throw unusable(messages.faulty(name, version))
    const hosts = sendsTo(manifest, properties)
    const hasSecrets = checked.settings.some((one) => one.secret && properties.has(settingProperty(one)))
    if (hasSecrets && hosts.join(' ') !== properties.get(CUSTOM_HOSTS))
      throw unusable(messages.otherHosts(name, version, hosts))
    return {
      ...openManifest(http, { name, manifest, organisationId, hosts }, context),
      notes: () => [messages.version(name, version)],
    }
  }
