import { connectionChecks } from '../http/connection-checks.ts'
import { type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import { valueAt } from '../http/paging.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { cin7HttpMessages, cin7Messages } from './cin7.messages.ts'
import { explainCin7 } from './cin7-failure.ts'
import { cin7Rate } from './cin7-rate.ts'
import { readCin7Settings } from './cin7-settings.ts'
import { COMPANY, cin7Streams } from './cin7-streams.ts'

const API = 'https://inventory.dearsystems.com/ExternalApi/v2'
/** Until the next minute, and a little more. */
const LONGEST_WAIT_MS = 70_000

/** Reads a company of Cin7 Core, formerly DEAR Inventory, with its API v2. */
export const cin7Source =
  (tools: HttpTools, api: string = API) =>
  ({ properties, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const { accountId, applicationKey } = readCin7Settings(properties)
    const source = {
      kind: 'cin7',
      provider: 'Cin7',
      base: new URL(`${api}/`),
      headers: { 'content-type': 'application/json' },
      authorise: async () => ({ 'api-auth-accountid': accountId, 'api-auth-applicationkey': applicationKey }),
      rates: [cin7Rate(applicationKey)],
      explain: explainCin7(now),
      messages: cin7HttpMessages,
      limits: { longestWaitMs: LONGEST_WAIT_MS },
      settings: [accountId.toLowerCase()],
      check: ({ request }: SourceConnection) => request(COMPANY),
      streams: () => cin7Streams(now),
      probe,
    }
    return httpSource(source, tools, { now })
  }

const probe = ({ once }: SourceConnection) =>
  connectionChecks(
    () => once(COMPANY),
    ({ body }) => cin7Messages.canRead(String(valueAt(body, ['Company']) ?? 'Cin7')),
  )
