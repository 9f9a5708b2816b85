import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import https from 'node:https'
import { answerShop } from './shop-api.ts'
import { type ShopKey, type ShopKeys, shopKeys } from './shop-keys.ts'
import { type ShopStore, shopStore } from './shop-store.ts'

/** A response sent once instead of the real one. `cut` ends the connection halfway, `silent` sends nothing. */
export type ShopFault = {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
  cut?: boolean
  silent?: boolean
}

export type Shop = {
  readonly uri: string
  readonly port: number
  readonly store: ShopStore
  readonly keys: ShopKeys
  /** The paths requested so far. */
  readonly asked: string[]
  /** Responses to the next requests, in order. Then it works again. */
  readonly faults: (ShopFault | undefined)[]
  /** Runs before each response. */
  beforeAnswer: (path: string) => void
  stop(): Promise<void>
}

export type ShopOptions = {
  port?: number
  clock?: () => Date
  key?: ShopKey
  /** True unless it is older than WooCommerce 9.0, which lists refunds by order only. */
  listsRefunds?: boolean
  tls?: { key: string; cert: string }
}

const LOOPBACK = '127.0.0.1'

/** Starts a WooCommerce shop on loopback that follows the documentation of its REST API. */
export async function startShop({ port = 0, clock = () => new Date(), key, ...options }: ShopOptions = {}) {
  const server = serverFor((request, response) => void handle(request, response), options.tls)
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const shop: Shop = {
    uri: `${options.tls ? 'https' : 'http'}://${LOOPBACK}:${taken}`,
    port: taken,
    store: shopStore(clock),
    keys: shopKeys(),
    asked: [],
    faults: [],
    beforeAnswer: () => undefined,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  if (key) shop.keys.add(key)

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    response.setHeader('date', clock().toUTCString())
    shop.asked.push(path)
    shop.beforeAnswer(path)
    const fault = shop.faults.shift()
    if (fault) return answerFault(response, fault)
    await answerShop(shop, { request, response, listsRefunds: options.listsRefunds ?? true })
  }

  return shop
}

const serverFor = (listener: RequestListener, tls: ShopOptions['tls']) =>
  tls ? https.createServer(tls, listener) : http.createServer(listener)

function answerFault(response: ServerResponse, { status = 200, headers, body = '', cut, silent }: ShopFault) {
  if (silent) return
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
  if (!cut) return void response.end(body)
  response.write('[{"id":1,', () => response.destroy())
}
