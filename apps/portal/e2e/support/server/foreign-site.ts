import { once } from 'node:events'
import { createServer } from 'node:http'

/** A site of somebody else's: one page with one link, under a host that is not the portal's. */
export type ForeignSite = { url: string; close: () => Promise<void> }

/** `127.0.0.1` and `localhost` are two sites to a browser; two ports of one of them would be one. */
export async function foreignSite(link: string): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 204, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(
      isPage
        ? `<!doctype html><title>Elsewhere</title><a href="${link.replaceAll('&', '&amp;')}">Go</a>`
        : '',
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The site listens nowhere.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
