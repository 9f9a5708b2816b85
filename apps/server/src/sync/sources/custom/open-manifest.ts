import { airbyteSource } from '../airbyte/airbyte-source.ts'
import type { HttpAdapter, HttpTools } from '../http/http-source.ts'
import { manifestSource } from '../manifest/manifest-source.ts'
import type { SourceContext } from '../source-adapter.ts'
import { airbyteProperty, ownNames } from './property-names.ts'
import type { ReadableManifest } from './readable-manifest.ts'

/** The type of the connectors of custom sources. */
const KIND = 'custom'

type Named = {
  /** The name of the system in sentences. */
  readonly name: string
  readonly manifest: ReadableManifest
  /** The organisation whose requests are counted together. */
  readonly organisationId: string
  /** The only hosts that may be sent secrets, where they were stored with the secrets. */
  readonly hosts?: readonly string[]
}

/** Opens the source that a manifest describes. Throws a `SourceFailure` for settings that it cannot use. */
export const openManifest = (
  http: HttpTools,
  { name, manifest, organisationId, hosts }: Named,
  context: SourceContext,
): HttpAdapter =>
  'airbyte' in manifest
    ? airbyteSource(http, {
        kind: KIND,
        name,
        manifest: manifest.airbyte,
        propertyOf: airbyteProperty,
        ...(hosts && { sendsTo: hosts }),
      })(context)
    : manifestSource(http, {
        kind: KIND,
        manifest: manifest.own,
        names: ownNames,
        countedFor: `${KIND} ${organisationId}`,
      })(context)
