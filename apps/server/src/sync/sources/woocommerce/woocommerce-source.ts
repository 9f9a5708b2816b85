import type { OutboundRules } from '../../../outbound/outbound.ts'
import type { RemovedRows, Row } from '../../rows.ts'
import { SourceFailure } from '../../source-failure.ts'
import type {
  DeclaredRows,
  PassedCheck,
  Reading,
  SourceAdapter,
  SourceContext,
  SourceStream,
} from '../source-adapter.ts'
import { patientClient } from './patient-client.ts'
import type { ShopRow } from './rows-by-id.ts'
import { type Question, shopClient } from './shop-client.ts'
import { type ShopStream, shopStreams } from './shop-streams.ts'
import { wooMessages } from './woo.messages.ts'
import { cursorFrom, sinceOf } from './woo-cursor.ts'
import { type WooLimits, wooLimits } from './woo-limits.ts'
import { readWooSettings } from './woo-settings.ts'

const ONE_ORDER: Question = { path: 'orders', query: { per_page: '1', _fields: 'id' } }

/** Reads orders, their lines, customers, products and refunds of a WooCommerce shop with its REST API v3. */
export function woocommerceSource(outbound: OutboundRules, limits: WooLimits = wooLimits) {
  return ({ properties, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const settings = readWooSettings(properties)
    const shop = shopClient(settings, { outbound, limits, now })
    const patient = patientClient(shop, limits, now)

    /** Sends one request first, so that wrong credentials are refused once and not by every stream. */
    async function* list(signal: AbortSignal): AsyncGenerator<SourceStream> {
      await patient.ask(ONE_ORDER, signal)
      for (const { name, columns } of shopStreams)
        yield {
          name,
          path: name,
          size: undefined,
          modifiedAt: undefined,
          columns: columns.map(({ name, type }) => ({ name, type })),
          key: ['id'],
        }
    }

    function open({ path }: SourceStream, signal: AbortSignal, { full, cursor }: Reading): DeclaredRows {
      const stream = streamByName(path)
      const since = full || !stream.goneBy ? undefined : sinceOf(cursor, settings)
      const gone: string[] = []
      let servedAt: Date | undefined
      const reading = {
        settings,
        steps: limits.steps,
        since,
        gone: (rows: readonly ShopRow[]) => void (since && gone.push(...rows.map(({ id }) => String(id)))),
        async ask(question: Question) {
          const answer = await patient.ask(question, signal)
          servedAt ??= answer.servedAt
          return answer
        },
      }
      return {
        rows: rowsOf(stream, stream.rows(reading)),
        extent: since ? 'changes' : 'whole',
        cursor: () => (stream.goneBy ? cursorFrom(servedAt, settings) : undefined),
        removed: () => removedBy(stream, gone),
      }
    }

    async function* probe(signal: AbortSignal): AsyncGenerator<PassedCheck> {
      await shop.ask({ path: '' }, signal).catch(asUnreachable)
      yield* [{ key: 'host-found' }, { key: 'reached' }] satisfies PassedCheck[]
      const { total = 0 } = await shop.ask(ONE_ORDER, signal)
      yield* [
        { key: 'signed-in' },
        { key: 'source-readable', sentence: wooMessages.ordersFound(total) },
      ] satisfies PassedCheck[]
    }

    return { kind: 'woocommerce', list, open, probe, done: async () => undefined, close: shop.close }
  }
}

function streamByName(path: string): ShopStream {
  const stream = shopStreams.find(({ name }) => name === path)
  if (!stream) throw new Error(`A shop has no ${path}`)
  return stream
}

const removedBy = ({ goneBy }: ShopStream, values: readonly string[]): RemovedRows | undefined =>
  goneBy && values.length > 0 ? { column: goneBy, values } : undefined

/** Reports a server that responds but is not a shop as unreachable: no sign-in took place. */
function asUnreachable(error: unknown): never {
  const answered = ['source-path-missing', 'source-data', 'source-busy', 'settings'] as const
  if (error instanceof SourceFailure && answered.some((code) => code === error.code))
    throw new SourceFailure(error.message, { code: 'unreachable', cause: error })
  throw error
}

async function* rowsOf(stream: ShopStream, pages: AsyncIterable<ShopRow[]>): AsyncGenerator<Row[]> {
  for await (const page of pages) if (page.length > 0) yield page.map((row) => valuesOf(stream, row))
}

function valuesOf({ name, columns }: ShopStream, row: ShopRow): Row {
  return columns.map(({ path, read }) => {
    const value = read(valueAt(row, path))
    if (value === undefined)
      throw new SourceFailure(wooMessages.badValue(name, row.id, path.join(' ')), { code: 'source-data' })
    return value
  })
}

function valueAt(row: ShopRow, [field = '', inner]: readonly string[]): unknown {
  const value = row[field]
  if (inner === undefined) return value
  return typeof value === 'object' && value !== null ? Reflect.get(value, inner) : null
}
