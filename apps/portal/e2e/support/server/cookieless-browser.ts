import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { type Browser, expect } from '@playwright/test'
import { watchForErrors } from '../checks/page-errors.ts'
import { Portal } from '../screens/portal.ts'

/**
 * A browser that blocks the portal's cookies: scripts cannot read them, and a proxy removes them from every request and
 * response.
 */
export async function withoutCookies(
  browser: Browser,
  baseURL: string,
): Promise<{ portal: Portal; close: () => Promise<void> }> {
  const taker = createServer((asked, answer) => passOn(asked, answer, new URL(baseURL).host))
  await once(taker.listen(0, '127.0.0.1'), 'listening')
  const { port } = taker.address() as AddressInfo
  const context = await browser.newContext({
    baseURL,
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
  })
  const errors = await watchForErrors(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  return {
    portal: new Portal(page),
    async close() {
      await context.close()
      taker.closeAllConnections()
      taker.close()
      expect(errors).toEqual([])
    },
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse, host: string) {
  const ours = new URL(asked.url ?? '').host === host
  const onward = request(asked.url ?? '', {
    method: asked.method,
    headers: without(asked.headers, 'cookie', ours),
  })
  onward.on('response', (answered) => {
    answer.writeHead(answered.statusCode ?? 502, without(answered.headers, 'set-cookie', ours))
    pipeline(answered, answer).catch(() => answer.destroy())
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

const without = (headers: IncomingMessage['headers'], name: 'cookie' | 'set-cookie', taken: boolean) => {
  const { [name]: cookies, ...others } = headers
  return taken ? others : headers
}
