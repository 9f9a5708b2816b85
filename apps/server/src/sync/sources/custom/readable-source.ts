import { CUSTOM_HOSTS, settingProperty } from '@tributary/domain'
import { unusable } from '../properties.ts'
import type { SourceDescription } from '../source-adapter.ts'
import { customMessages as messages } from './custom.messages.ts'
import { readText } from './read-text.ts'
import type { ReadableManifest } from './readable-manifest.ts'
import { sendsTo } from './sends-to.ts'

/**
 * Returns the manifest of a source and the hosts that secrets are sent to. Throws a `SourceFailure` if the secrets were
 * entered for others.
 */
export function readableSource(
  { name, version, text }: SourceDescription,
  properties: ReadonlyMap<string, string>,
): { manifest: ReadableManifest; hosts: string[] } {
  const { checked, manifest } = readText(text)
  if (!manifest) throw unusable(messages.faulty(name, version))
  const hosts = sendsTo(manifest, properties)
  const hasSecrets = checked.settings.some((one) => one.secret && properties.has(settingProperty(one)))
  if (hasSecrets && hosts.join(' ') !== properties.get(CUSTOM_HOSTS))
    throw unusable(messages.otherHosts(name, version, hosts))
  return { manifest, hosts }
}
