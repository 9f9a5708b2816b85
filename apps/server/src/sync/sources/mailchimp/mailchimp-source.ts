import { SourceFailure } from '../../source-failure.ts'
import { connectionChecks } from '../http/connection-checks.ts'
import { type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import { badData } from '../http/records.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { mailchimpHttpMessages, mailchimpMessages } from './mailchimp.messages.ts'
import { mailchimpAccess } from './mailchimp-access.ts'
import { explainMailchimp, PING } from './mailchimp-failure.ts'
import { totalItems } from './mailchimp-pages.ts'
import { readMailchimpSettings } from './mailchimp-settings.ts'
import { mailchimpStreams } from './mailchimp-streams.ts'

const API = 'https://{dc}.api.mailchimp.com/3.0'

/** Mailchimp ends its own requests after two minutes, and does not say how long to wait after a refusal. */
const limits = { answerMs: 120_000, longestWaitMs: 120_000, pausesMs: [4_000, 15_000, 60_000] }

/** Counts the records of a list without reading any. */
const counting = (path: string) => ({ path, query: { count: '1', fields: 'total_items' } })

/** Reads the audiences, campaigns, reports and stores of an account with the Marketing API 3.0. */
export const mailchimpSource =
  (tools: HttpTools, api: string = API) =>
  ({ properties, access, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const settings = readMailchimpSettings(properties, api)
    const source = {
      kind: 'mailchimp',
      provider: 'Mailchimp',
      base: settings.base,
      ...mailchimpAccess(settings, access),
      // Mailchimp limits connections, not requests, and a source has only one.
      rates: [],
      explain: explainMailchimp,
      messages: mailchimpHttpMessages,
      limits,
      settings: [settings.base.href, settings.userId],
      check: ({ request }: SourceConnection) => request(PING),
      streams: async (connection: SourceConnection) =>
        mailchimpStreams({ hasStores: await hasStores(connection) }),
      probe,
    }
    return httpSource(source, tools, { now })
  }

/** Some plans and roles leave out stores. */
async function hasStores({ request, leaveOut }: SourceConnection): Promise<boolean> {
  try {
    return totalIn(await request(counting('ecommerce/stores')), 'stores') > 0
  } catch (error) {
    if (!(error instanceof SourceFailure && error.notIncluded)) throw error
    leaveOut({ tables: storeTables(), why: mailchimpMessages.noStores, code: 'not-authorised' })
    return false
  }
}

function storeTables(): string[] {
  const others = new Set(tableNames({ hasStores: false }))
  return tableNames({ hasStores: true }).filter((name) => !others.has(name))
}

const tableNames = (account: { hasStores: boolean }) =>
  mailchimpStreams(account).flatMap(({ name, children = [] }) => [name, ...children.map((one) => one.name)])

function totalIn(response: Parameters<typeof totalItems>[0], name: string): number {
  const total = totalItems(response)
  if (total === undefined) throw badData(mailchimpHttpMessages.noRecords(name))
  return total
}

const probe = ({ once }: SourceConnection) =>
  connectionChecks(
    () => once(PING),
    async () => mailchimpMessages.canRead(totalIn(await once(counting('lists')), 'lists')),
  )
