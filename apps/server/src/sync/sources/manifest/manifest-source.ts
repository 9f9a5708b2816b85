import { createHash } from 'node:crypto'
import type { Manifest } from '@tributary/sdk/manifests'
import { connectionChecks } from '../http/connection-checks.ts'
import type { Explain } from '../http/http-failure.ts'
import { type HttpAdapter, type HttpSource, type HttpTools, httpSource } from '../http/http-source.ts'
import type { HttpRequest } from '../http/http-stream.ts'
import type { SourceContext } from '../source-adapter.ts'
import type { Authentication, Compiling } from './compiling.ts'
import { manifestMessages } from './manifest.messages.ts'
import { compileAuthentication } from './manifest-authentication.ts'
import {
  type ManifestSettings,
  namesIn,
  readManifestSettings,
  type SettingNames,
  segmentOf,
} from './manifest-settings.ts'
import { compileRequest, compileStream, hasValue, headerTexts } from './manifest-streams.ts'

export type ManifestOptions = {
  /** The type of the connector. */
  readonly kind: string
  readonly manifest: Manifest
  /** How its settings are stored; as `<kind>.<setting>` if left out. */
  readonly names?: SettingNames
  /** Connectors with the same text share the limits of the source; those of the kind if left out. */
  readonly countedFor?: string
}

/** Reads what a manifest describes. */
export const manifestSource =
  (http: HttpTools, { kind, manifest, names = namesIn(kind), countedFor = kind }: ManifestOptions) =>
  ({ access, properties, now }: SourceContext): HttpAdapter => {
    const messages = manifestMessages(manifest.name)
    const settings = readManifestSettings({ manifest, names, properties, messages })
    const fill = (text: string) => settings.fill(text)
    const tools: Compiling = {
      messages,
      now,
      fill,
      required: (text) => settings.fill(text, { required: true }),
      path: (text) => settings.fill(text, { required: true, encode: segmentOf(messages) }),
    }
    const provider = manifest.name
    const authentication = compileAuthentication(manifest.authentication, {
      provider,
      messages,
      settings,
      base: manifest.base,
      access,
      http,
      now,
    })
    const { close, ...adapter } = httpSource(
      sourceOf({ manifest, kind, countedFor, settings, authentication, tools }),
      http,
      { now },
    )
    return {
      ...adapter,
      close() {
        close()
        authentication.close?.()
      },
    }
  }

type Compiled = {
  readonly manifest: Manifest
  readonly kind: string
  readonly countedFor: string
  readonly settings: ManifestSettings
  readonly authentication: Authentication
  readonly tools: Compiling
}

function sourceOf({ manifest, kind, countedFor, settings, authentication, tools }: Compiled): HttpSource {
  const { name, rate, streams, longestWaitSeconds } = manifest
  const { authorise, query, renew } = authentication
  const address = settings.address(manifest.base)
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`)
  const compiled = streams.map((stream) => compileStream(stream, tools))
  const probe = probeRequest(manifest, tools)
  return {
    kind,
    provider: name,
    base,
    authorise,
    ...(query && { query }),
    renew,
    headers: headerTexts(manifest.headers, tools),
    explain: (refusal) => explainWith(manifest)(refusal) ?? authentication.explain?.(refusal),
    rates: rate
      ? [
          {
            key: `manifest ${countedFor} ${base.host}`,
            requests: rate.requests,
            perMs: rate.seconds * 1_000,
            burst: rate.burst ?? 1,
          },
        ]
      : [],
    ...(longestWaitSeconds && { limits: { longestWaitMs: longestWaitSeconds * 1_000 } }),
    settings: [base.href, ...settings.visible, hashOf(streams)],
    check: ({ request }) => request(probe),
    streams: () => compiled,
    probe: ({ once }) =>
      connectionChecks(
        () => once(probe),
        () => tools.messages.readable(tables(manifest)),
      ),
  }
}

/** Another declaration may choose other rows, so everything is read again. */
const hashOf = (streams: Manifest['streams']) =>
  createHash('sha256').update(JSON.stringify(streams)).digest('hex').slice(0, 16)

const tables = ({ streams }: Manifest) =>
  streams.reduce((sum, { children = [] }) => sum + 1 + children.length, 0)

/** The first page of the first stream, unless the manifest has a request for tests. */
function probeRequest({ probe, streams }: Manifest, tools: Compiling): HttpRequest {
  const [first] = streams
  if (probe || !first) return compileRequest(probe ?? { path: '' }, tools)
  const { request, paging } = compileStream(first, tools)
  return paging.first(request)
}

function explainWith({ causes = [] }: Manifest): Explain {
  return ({ status, body }) => {
    const found = causes.find(
      ({ path, equals, ...cause }) =>
        cause.status === status && (path === undefined || hasValue(body, { path, equals })),
    )
    if (!found) return undefined
    const { sentence, code, forbidden = false, passing = false, notIncluded = false } = found
    return { sentence, code, forbidden, passing, notIncluded }
  }
}
