import { settingProperty } from '@tributary/domain'
import { editorMessages } from './editor.messages.ts'

/**
 * Returns where the secrets of a custom source are sent; undefined without hosts. A setting that chooses the host, such as
 * `{shop}.acme.example`, is replaced once it is entered.
 */
export function secretHostsSentence(
  hosts: readonly string[],
  draft: Readonly<Record<string, string>>,
): string | undefined {
  if (hosts.length === 0) return undefined
  const entered = (braces: string, name: string) =>
    draft[settingProperty({ name, secret: false })]?.trim() || braces
  return editorMessages.sentTo(hosts.map((host) => host.replaceAll(/\{([\w.-]+)\}/g, entered)))
}
