import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ShopKeys } from './shop-keys.ts'
import { listing } from './shop-listing.ts'
import { ShopRefusal } from './shop-refusal.ts'
import type { ShopKind, ShopOrder } from './shop-shapes.ts'
import type { ShopStore } from './shop-store.ts'

/** The parts of a shop that its API needs. */
type Shop = { readonly uri: string; readonly keys: ShopKeys; readonly store: ShopStore }

type Exchange = { request: IncomingMessage; response: ServerResponse; listsRefunds: boolean }

const API = '/wp-json/wc/v3'
/** The settings page of WooCommerce, which has no API. */
const SETTINGS = '/settings/keys/'
const kinds: readonly ShopKind[] = ['orders', 'customers', 'products', 'refunds']

/** Responds to a request of the REST API, with errors in WordPress's shape. */
export async function answerShop(shop: Shop, exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  try {
    const url = new URL(request.url ?? '/', shop.uri)
    shop.keys.check(request.headers.authorization)
    if (url.pathname.startsWith(SETTINGS) && request.method === 'DELETE') return revoke(shop, response, url)
    if (!url.pathname.startsWith(`${API}/`)) throw noRoute()
    const [kind = '', id, part] = url.pathname.slice(API.length + 1).split('/')
    if (kind === '') return send(response, 200, { namespace: 'wc/v3', routes: {} })
    if (id === undefined) return list(shop, exchange, kind, url)
    const order = shop.store.has('orders', Number(id)) ? shop.store.get('orders', Number(id)) : undefined
    if (kind !== 'orders') throw noRoute()
    if (!order) throw new ShopRefusal(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.')
    if (part === 'refunds') return listRefundsOf(shop, exchange, order, url)
    send(response, 200, await oneOrder(shop, request, order, url))
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error
    send(response, error.status, error.body)
  }
}

/** Revokes a key after this number of further requests. */
function revoke({ keys }: Shop, response: ServerResponse, { pathname, searchParams }: URL) {
  keys.revoke(pathname.slice(SETTINGS.length), Number(searchParams.get('after') ?? 0))
  send(response, 200, {})
}

const noRoute = () =>
  new ShopRefusal(404, 'rest_no_route', 'No route was found matching the URL and request method.')

function list(shop: Shop, { response, listsRefunds }: Exchange, name: string, url: URL) {
  const kind = kinds.find((one) => one === name)
  if (!kind || (kind === 'refunds' && !listsRefunds)) throw noRoute()
  sendListing(response, listing(kind, shop.store.all(kind), url.searchParams), url)
}

/** Only the list of all refunds contains their order. */
function listRefundsOf(shop: Shop, { response }: Exchange, { id }: ShopOrder, url: URL) {
  const own = shop.store.all('refunds').filter((refund) => refund.parent_id === id)
  const { rows, ...counts } = listing('refunds', own, url.searchParams)
  sendListing(response, { ...counts, rows: rows.map((row) => ({ ...row, parent_id: undefined })) }, url)
}

function sendListing(
  response: ServerResponse,
  { rows, total, page, pages }: ReturnType<typeof listing>,
  url: URL,
) {
  const linkTo = (number: number, rel: string) => {
    const link = new URL(url)
    link.searchParams.set('page', String(number))
    return `<${link.href}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [linkTo(page - 1, 'prev')] : []),
    ...(page < pages ? [linkTo(page + 1, 'next')] : []),
  ]
  response.setHeader('X-WP-Total', total)
  response.setHeader('X-WP-TotalPages', pages)
  if (links.length > 0) response.setHeader('Link', links.join(', '))
  send(response, 200, rows)
}

/** Reads, changes, bins or deletes an order. */
async function oneOrder(
  { store }: Shop,
  request: IncomingMessage,
  order: ShopOrder,
  url: URL,
): Promise<object> {
  if (request.method === 'PUT') return store.change('orders', order.id, JSON.parse(await text(request)))
  if (request.method === 'DELETE') {
    if (url.searchParams.get('force') === 'true') store.remove('orders', order.id)
    else store.change('orders', order.id, { status: 'trash' })
  }
  return order
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify(body))
}
