import type { AddressInfo } from 'node:net'
import { createClient } from '@tributary/sdk'
import type { Backend } from './backend.ts'

const ORIGIN = 'https://portal.example'

/** Serves a backend on a free port, as a browser reaches it: requests pass the parser and the socket of the server. */
export async function listen({ app }: Backend) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const uri = `http://127.0.0.1:${port}`
  return { uri, newBrowser: () => createClient({ baseUrl: `${uri}/backend`, fetch: cookieFetch() }) }
}

/** The fetch of a browser on the portal: it keeps cookies, and sends the origin of the page. */
function cookieFetch(): typeof fetch {
  const jar = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('origin', ORIGIN)
    request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const answer = await fetch(request)
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      value ? jar.set(name, value) : jar.delete(name)
    }
    return answer
  }
}
