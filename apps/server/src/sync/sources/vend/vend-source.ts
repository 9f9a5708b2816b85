import { vendApi } from '../../../connectors/authorise/vend-api-version.ts'
import { SourceFailure } from '../../source-failure.ts'
import { HttpFailure } from '../http/http-failure.ts'
import { asUnreachable, type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import type { DeclaredRows, PassedCheck, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { vendMessages } from './vend.messages.ts'
import { vendAccess } from './vend-access.ts'
import { explainRefusal } from './vend-failure.ts'
import { vendRate } from './vend-rate.ts'
import { type VendStream, vendStreams } from './vend-streams.ts'

const OUTLETS = { path: 'outlets', query: { page_size: '200' } }
/** The window of Vend's limit. */
const LONGEST_WAIT_MS = 5 * 60_000
const UPDATE_DAYS = 60

/** Reads a shop of Vend, now Lightspeed Retail (X-Series), with its dated API. */
export const vendSource =
  (tools: HttpTools, api: string = vendApi.url) =>
  ({ properties, access, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const domain = domainIn(properties)
    const base = new URL(`${api.replace('{domain_prefix}', domain)}/`)
    const { authorise, renew, scopes } = vendAccess(access, domain)
    const { rates, note } = vendRate(domain)

    async function streams({ warn }: SourceConnection) {
      if (isEnding(now())) warn(vendMessages.oldApi(vendApi.supportedUntil))
      return permitted(vendStreams(), await scopes(), warn)
    }

    const source = {
      kind: 'vend',
      provider: 'Vend',
      base,
      authorise,
      renew,
      rates,
      pauseAfter: note,
      explain: explainRefusal,
      messages: { busy: vendMessages.busy },
      limits: { longestWaitMs: LONGEST_WAIT_MS },
      settings: [base.href],
      check,
      streams,
      probe,
    }
    return httpSource(source, tools, { now })
  }

function domainIn(properties: ReadonlyMap<string, string>): string {
  const domain = properties.get('vend.domain')?.trim().toLowerCase() ?? ''
  // It becomes a part of the host that receives the access token.
  if (!/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(domain))
    throw new SourceFailure(vendMessages.noDomain, { code: 'settings' })
  return domain
}

const isEnding = (now: Date) =>
  now.getTime() > Date.parse(vendApi.supportedUntil) - UPDATE_DAYS * 24 * 60 * 60 * 1_000

/** Leaves out the streams that the granted permissions do not include. If these are unknown, Vend decides on each stream. */
function permitted(
  all: readonly VendStream[],
  scopes: readonly string[] | undefined,
  warn: (sentence: string) => void,
) {
  const isPermitted = (one: VendStream) => one.scopes.every((scope) => !scopes || scopes.includes(scope))
  const included = all.filter(isPermitted)
  // Permissions that we do not recognise at all are no reason to read nothing.
  const read = included.length > 0 ? included : all
  const leftOut = all.filter((one) => !read.includes(one)).map(({ stream }) => stream.name)
  if (leftOut.length > 0) warn(vendMessages.leftOut(leftOut))
  return read.map(({ stream }) => stream)
}

/** Without the permission for outlets, the other streams can still be read. */
async function check({ request }: SourceConnection): Promise<void> {
  await request(OUTLETS).catch((error: unknown) => {
    if (!(error instanceof SourceFailure && error.notIncluded)) throw error
  })
}

async function* probe({ once }: SourceConnection): AsyncGenerator<PassedCheck> {
  const outcome = await once(OUTLETS).catch((error: unknown) => error)
  const isRefused = outcome instanceof HttpFailure && [401, 403].includes(outcome.status)
  if (outcome instanceof Error && !isRefused) asUnreachable(outcome)
  yield* [{ key: 'host-found' }, { key: 'reached' }] satisfies PassedCheck[]
  if (isRefused && outcome.status === 401) throw outcome
  yield { key: 'signed-in' }
  if (isRefused) throw outcome
  yield { key: 'source-readable', sentence: vendMessages.outletsFound(outletsIn(outcome)) }
}

function outletsIn(outcome: unknown): number {
  const data = Reflect.get(Object(Reflect.get(Object(outcome), 'body')), 'data')
  return Array.isArray(data) ? data.length : 0
}
