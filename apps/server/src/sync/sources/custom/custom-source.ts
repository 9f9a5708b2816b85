import type { HttpAdapter, HttpTools } from '../http/http-source.ts'
import { unusable } from '../properties.ts'
import type { SourceContext } from '../source-adapter.ts'
import { customMessages as messages } from './custom.messages.ts'
import { openManifest } from './open-manifest.ts'
import { readableSource } from './readable-source.ts'

/**
 * Reads the system that the current version of a custom source describes. It sends the stored secrets only to the hosts
 * that they were entered for.
 */
export const customSource =
  (http: HttpTools) =>
  (context: SourceContext): HttpAdapter & { notes(): string[] } => {
    const { description, properties } = context
    if (!description) throw unusable(messages.deleted)
    const { organisationId, name, version } = description
    const { manifest, hosts } = readableSource(description, properties)
    return {
      ...openManifest(http, { name, manifest, organisationId, hosts }, context),
      notes: () => [messages.version(name, version)],
    }
  }
