import { once } from 'node:events'
import { createServer } from 'node:http'

/** Another site, with one link on one page. */
export type ForeignSite = { url: string; close: () => Promise<void> }

/** Starts the site. `127.0.0.1` and `localhost` are different sites; two ports of one of them would be the same site. */
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
