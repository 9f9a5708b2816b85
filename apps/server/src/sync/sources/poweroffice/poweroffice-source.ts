import type { Rate } from '../../rate-limits.ts'
import { connectionChecks } from '../http/connection-checks.ts'
import { httpClient } from '../http/http-client.ts'
import { httpLimits } from '../http/http-limits.ts'
import { type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import { limitedClient } from '../http/limited-client.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { goHttpMessages, powerOfficeMessages } from './poweroffice.messages.ts'
import { explainPowerOffice, explainTokenRefusal } from './poweroffice-failure.ts'
import { allowedStreams } from './poweroffice-privileges.ts'
import { type GoServerSettings, type GoSettings, readGoSettings } from './poweroffice-settings.ts'
import { goStreams } from './poweroffice-streams.ts'
import { basicOf, goTokens } from './poweroffice-tokens.ts'

const SUBSCRIPTION = 'Ocp-Apim-Subscription-Key'

/** Reads the ledgers, invoices, contacts and registers of a client of PowerOffice Go with its API v2. */
export const powerOfficeSource =
  (tools: HttpTools, server: GoServerSettings | undefined) =>
  ({ properties, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const settings = readGoSettings(properties, server)
    const tokenClient = clientForTokens(settings, tools, now)
    const { authorise, renew } = goTokens(tokenClient, now)
    const streams = () => goStreams({ startDate: settings.startDate, today: today(now()) })

    const probe = ({ once, leaveOut }: SourceConnection) =>
      connectionChecks(
        () => allowedStreams(streams(), once, leaveOut),
        ({ client, tables }) => powerOfficeMessages.canRead(client, tables.length),
      )

    const source = httpSource(
      {
        kind: 'poweroffice',
        provider: 'PowerOffice',
        base: settings.api,
        headers: { [SUBSCRIPTION]: settings.subscriptionKey },
        authorise,
        renew,
        rates: [rateOf(settings)],
        explain: explainPowerOffice(now),
        messages: goHttpMessages,
        settings: [settings.api.href, settings.clientKey, settings.startDate],
        streams: async ({ request, leaveOut }) => (await allowedStreams(streams(), request, leaveOut)).tables,
        probe,
      },
      tools,
      { now },
    )
    return {
      ...source,
      close() {
        source.close()
        tokenClient.close()
      },
    }
  }

/** PowerOffice allows ten requests a second for all clients of a subscription key together. */
const rateOf = ({ subscriptionKey }: GoSettings): Rate => ({
  key: `poweroffice ${subscriptionKey}`,
  requests: 8,
  perMs: 1_000,
  burst: 1,
})

/** The token endpoint is next to the API and takes the keys instead of a token. */
function clientForTokens(settings: GoSettings, tools: HttpTools, now: () => Date) {
  const { api, applicationKey, clientKey, subscriptionKey } = settings
  const limits = { ...httpLimits, ...tools.limits, pausesMs: [] }
  const client = httpClient({
    base: api,
    outbound: tools.outbound,
    limits,
    messages: goHttpMessages,
    explain: explainTokenRefusal(now),
    authorise: async () => ({ authorization: basicOf(applicationKey, clientKey) }),
    headers: { [SUBSCRIPTION]: subscriptionKey },
    now,
  })
  const { rateLimits } = tools
  return limitedClient(client, {
    rates: [rateOf(settings)],
    rateLimits,
    limits,
    messages: goHttpMessages,
    now,
  })
}

/** Today in Norway, where the books are kept. */
const today = (now: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(now)
