import { Agent, request } from 'node:http'

/** A response, or none within the time limit of a read of the SDK. */
export type Outcome = {
  status: number | undefined
  ms: number
  etag: string | undefined
  retryAfter: number | undefined
}

export type Order = {
  port: number
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
}

export type Connection = { send(order: Order): Promise<Outcome>; close(): void }

const LONGEST_MS = 15_000

/** A browser: one connection from its own address, with the headers of the portal. */
export function openConnection(address: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const usual = {
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    origin: 'https://portal.example',
    host: 'portal.example',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
  }
  return {
    send: ({ port, method = 'GET', path, headers, body }) =>
      new Promise((resolve) => {
        const since = performance.now()
        const settle = (status?: number, etag?: string, retryAfter?: number) =>
          resolve({ status, ms: performance.now() - since, etag, retryAfter })
        const sent = body && JSON.stringify(body)
        const call = request({
          port,
          method,
          path,
          agent,
          timeout: LONGEST_MS,
          headers: { ...usual, ...headers, ...(sent && { 'content-type': 'application/json' }) },
        })
        call.on('timeout', () => call.destroy())
        call.on('error', () => settle())
        call.on('response', (response) => {
          const { etag, 'retry-after': retryAfter } = response.headers
          response.on('error', () => settle())
          response.on('end', () =>
            settle(response.statusCode, etag, retryAfter ? Number(retryAfter) : undefined),
          )
          response.resume()
        })
        call.end(sent)
      }),
    close: () => agent.destroy(),
  }
}
