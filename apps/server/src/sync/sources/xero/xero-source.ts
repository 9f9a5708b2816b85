import { SourceFailure } from '../../source-failure.ts'
import { connectionChecks } from '../http/connection-checks.ts'
import { type HttpTools, httpSource } from '../http/http-source.ts'
import type { SourceAdapters } from '../source-adapter.ts'
import { xeroMessages } from './xero.messages.ts'
import { xeroAccess } from './xero-access.ts'
import { explainXero } from './xero-failure.ts'
import { minuteOf } from './xero-rate.ts'
import { smallRequest, tablesToAdd, xeroStreams } from './xero-streams.ts'

/** Invoices with many lines make long pages, and contacts with balances slow ones. */
const limits = { answerBytes: 64 * 1024 * 1024, answerMs: 60_000, longestWaitMs: 70_000 }

/**
 * Reads the accounting data of one Xero organisation: the lists that the granted scopes open. Without the address of
 * Xero's API, the server has no application at Xero. Warns about tables that only the requested scope includes.
 */
export const xeroSource =
  (tools: HttpTools, apiUrl: string | undefined, requestedScope = ''): SourceAdapters[string] =>
  ({ access, now }) => {
    if (!apiUrl) throw new SourceFailure(xeroMessages.notSetUp, { code: 'settings' })
    const xero = xeroAccess(access)
    const streams = async () => xeroStreams(await xero.scopes())
    const checkRequest = async () => {
      const request = smallRequest(await streams())
      if (!request)
        throw new SourceFailure(xeroMessages.nothingIncluded, { forbidden: true, code: 'not-authorised' })
      return request
    }
    return httpSource(
      {
        kind: 'xero',
        provider: 'Xero',
        base: new URL(`${apiUrl}/`),
        authorise: xero.authorise,
        renew: xero.renew,
        rates: xero.rates,
        pauseAfter: minuteOf(now),
        explain: explainXero,
        limits,
        settings: [apiUrl],
        check: async ({ request }) => request(await checkRequest()),
        async streams({ leaveOut }) {
          const tables = tablesToAdd(await xero.scopes(), requestedScope.split(' '))
          if (tables.length > 0) leaveOut({ tables, why: xeroMessages.notGranted, code: 'not-authorised' })
          return streams()
        },
        probe: ({ once }) =>
          connectionChecks(
            async () => once(await checkRequest()),
            async () => {
              const tables = (await streams()).flatMap(({ children = [] }) => [1, ...children])
              return xeroMessages.tablesFound(tables.length)
            },
          ),
      },
      tools,
      { now },
    )
  }
