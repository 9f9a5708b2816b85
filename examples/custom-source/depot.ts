import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small REST API with invented data. The manifest next to this file describes it. */
const items = [
  { id: 1, name: 'Pallet', stock: 40, price: 12.5, changed: '2026-11-01T08:00:00Z' },
  { id: 2, name: 'Crate', stock: 120, price: 4.2, changed: '2026-11-10T08:00:00Z' },
  { id: 3, name: 'Barrel', stock: 7, price: 30, changed: '2026-11-20T08:00:00Z' },
]
const deliveries = [
  { id: 1, item: { id: 1 }, quantity: 10, day: '2026-11-02' },
  { id: 2, item: { id: 3 }, quantity: 7, day: '2026-11-19' },
]

/** Starts the API. Every request needs the key. */
export async function startDepot(key: string, port = 0): Promise<{ base: string; server: Server }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://depot')
    const body = request.headers.authorization === `Bearer ${key}` ? bodyOf(url) : 'unauthorised'
    response.statusCode = body === 'unauthorised' ? 401 : body ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body ?? { error: 'not found' }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`, server }
}

function bodyOf({ pathname, searchParams }: URL) {
  if (pathname === '/api/deliveries') return { deliveries }
  if (pathname !== '/api/items') return undefined
  const since = searchParams.get('changed_since') ?? ''
  const changed = items.filter(({ changed: at }) => at >= since)
  const size = Number(searchParams.get('per_page') ?? 2)
  const start = (Number(searchParams.get('page') ?? 1) - 1) * size
  return { total: changed.length, items: changed.slice(start, start + size) }
}

if (import.meta.main) {
  const { base } = await startDepot('depot-key', 4800)
  console.log(`The depot is at ${base} and its key is depot-key. Stop it with Ctrl-C.`)
}
