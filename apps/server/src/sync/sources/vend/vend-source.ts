import { vendApi } from '../../../connectors/authorise/vend-api-version.ts'
import { SourceFailure } from '../../source-failure.ts'
import { connectionChecks } from '../http/connection-checks.ts'
import { grantOf, scopesIn } from '../http/grant.ts'
import { type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import { valueAt } from '../http/paging.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { vendMessages } from './vend.messages.ts'
import { explainVend } from './vend-failure.ts'
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
    const { notAuthorised, otherShop } = vendMessages
    const only = { account: domain, otherwise: otherShop }
    const { authorise, renew, granted } = grantOf(access, { notAuthorised, only })
    const { rates, note } = vendRate(domain)

    async function streams({ warn, leaveOut }: SourceConnection) {
      if (isEnding(now())) warn(vendMessages.oldApi(vendApi.supportedUntil))
      return permitted(vendStreams(), scopesIn(await granted()), leaveOut)
    }

    const source = {
      kind: 'vend',
      provider: 'Vend',
      base,
      authorise,
      renew,
      rates,
      pauseAfter: note,
      explain: explainVend,
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
  scopes: ReadonlySet<string> | undefined,
  leaveOut: SourceConnection['leaveOut'],
) {
  const isPermitted = (one: VendStream) => one.scopes.every((scope) => !scopes || scopes.has(scope))
  const included = all.filter(isPermitted)
  // Permissions that we do not recognise at all are no reason to read nothing.
  const read = included.length > 0 ? included : all
  const tables = all
    .filter((one) => !read.includes(one))
    .flatMap(({ stream: { name, children = [] } }) => [name, ...children.map((child) => child.name)])
  if (tables.length > 0) leaveOut({ tables, why: vendMessages.notGranted, code: 'not-authorised' })
  return read.map(({ stream }) => stream)
}

/** Without the permission for outlets, the other streams can still be read. */
async function check({ request }: SourceConnection): Promise<void> {
  await request(OUTLETS).catch((error: unknown) => {
    if (!(error instanceof SourceFailure && error.notIncluded)) throw error
  })
}

const probe = ({ once }: SourceConnection) =>
  connectionChecks(
    () => once(OUTLETS),
    ({ body }) => {
      const outlets = valueAt(body, ['data'])
      return vendMessages.outletsFound(Array.isArray(outlets) ? outlets.length : 0)
    },
  )
