import { connectionChecks } from '../http/connection-checks.ts'
import { type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { wooMessages } from './woocommerce.messages.ts'
import { explainWooCommerce } from './woocommerce-failure.ts'
import { readWooSettings, type WooSettings } from './woocommerce-settings.ts'
import { shopStreams } from './woocommerce-streams.ts'

const ONE_ORDER = { path: 'orders', query: { per_page: '1', _fields: 'id' } }

/** How often the reader of a listing may go back before the refresh fails. */
const STEPS_BACK = 100

export type WooTools = HttpTools & { readonly steps?: number }

/** Reads orders, their lines, customers, products and refunds of a WooCommerce shop with its REST API v3. */
export const woocommerceSource =
  (tools: WooTools) =>
  ({ properties, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const settings = readWooSettings(properties)
    const authorization = basic(settings)
    const source = {
      kind: 'woocommerce',
      provider: 'The shop',
      base: settings.api,
      headers: { 'cache-control': 'no-cache' },
      authorise: async () => ({ authorization }),
      explain: explainWooCommerce,
      messages: wooMessages,
      rates: [],
      settings: [settings.api.href, settings.startDate, ...[...settings.excluded].sort()],
      check: ({ request }: SourceConnection) => request(ONE_ORDER),
      streams: () => shopStreams(settings, { steps: tools.steps ?? STEPS_BACK }),
      probe,
    }
    return httpSource(source, tools, { now })
  }

const basic = ({ key, secret }: WooSettings) => `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`

const probe = ({ once }: SourceConnection) =>
  connectionChecks(
    () => once(ONE_ORDER),
    ({ headers }) => wooMessages.ordersFound(Number(headers['x-wp-total'] ?? 0)),
  )
