import type { Rate } from '../../rate-limits.ts'
import { connectionChecks } from '../http/connection-checks.ts'
import { type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import type { HttpRequest, HttpResponse } from '../http/http-stream.ts'
import { valueAt } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { unusable } from '../properties.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { unicontaMessages } from './uniconta.messages.ts'
import { explainUniconta } from './uniconta-failure.ts'
import { readUnicontaSettings, type UnicontaSettings } from './uniconta-settings.ts'
import { streamOf } from './uniconta-streams.ts'
import { type UnicontaTable, unicontaTables } from './uniconta-tables.ts'

const SERVICE = 'https://odata.uniconta.com/odata'
const TABLES: HttpRequest = { path: '' }
const DAY_MS = 24 * 60 * 60 * 1_000

/** Reads a company of Uniconta with its OData service. */
export const unicontaSource =
  (tools: HttpTools, service: string = SERVICE) =>
  ({ properties, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const settings = readUnicontaSettings(properties)
    const { company, user } = settings
    const base = new URL(company === undefined ? `${service}/` : `${service}/${company}/`)

    async function streams({ request, leaveOut }: SourceConnection) {
      const response = await request(TABLES)
      const offered = offeredTables(response)
      const missing = unicontaTables.filter((table) => !offered.some((one) => one.table === table))
      if (missing.length > 0)
        leaveOut({
          tables: missing.map(({ name }) => name),
          why: unicontaMessages.notOffered,
          code: 'not-authorised',
        })
      const today = (response.servedAt ?? now()).toISOString().slice(0, 10)
      const proof = { sendsLinks: false, complete: 0 }
      return offered.map(({ table, entity }) => streamOf(table, { entity, proof, today }, company))
    }

    const source = {
      kind: 'uniconta',
      provider: 'Uniconta',
      base,
      authorise: async () => ({ authorization: basicOf(settings) }),
      explain: explainUniconta(now),
      limits: { answerMs: 60_000, pausesMs: [1_000, 15_000] },
      rates: [rateOf(user)],
      // A user's default company may become another one, which no response shows.
      settings: company === undefined ? [base.href, user] : [base.href],
      streams,
      probe,
    }
    return httpSource(source, tools, { now })
  }

const basicOf = ({ user, password }: UnicontaSettings) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** A user has 5,000 calls a day in the standard packages. The rest is for people and other programs. */
const rateOf = (user: string): Rate => ({
  key: `uniconta ${user.toLowerCase()}`,
  requests: 3_000,
  perMs: DAY_MS,
  burst: 1_500,
})

type Offered = { readonly table: UnicontaTable; readonly entity: string }

/** Returns the tables that the user may read, each with the company's own fields if there are some. */
function offeredTables({ body }: HttpResponse): Offered[] {
  const list = valueAt(body, ['value'])
  const names = Array.isArray(list) ? list.map((one) => valueAt(one, ['name']) ?? valueAt(one, ['url'])) : []
  if (!Array.isArray(list) || names.some((name) => typeof name !== 'string'))
    throw badData(unicontaMessages.noTableList)
  const offered = unicontaTables.flatMap((table) => {
    const entity = [`${table.entity}User`, table.entity].find((name) => names.includes(name))
    return entity === undefined ? [] : [{ table, entity }]
  })
  if (offered.length === 0) throw unusable(unicontaMessages.noTables)
  return offered
}

const probe = ({ once }: SourceConnection) =>
  connectionChecks(
    () => once(TABLES),
    async (response) => {
      const offered = offeredTables(response)
      const [companies] = offered.filter(({ table }) => table.name === 'companies')
      if (companies) await once({ path: companies.entity, query: { $top: '1' } })
      return unicontaMessages.readable(offered.length, unicontaTables.length)
    },
  )
