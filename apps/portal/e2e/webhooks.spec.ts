import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, type WebhookHeaders } from '@tributary/sdk/webhooks'
import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { Journey } from './support/screens/connector-journey.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

type Received = { headers: WebhookHeaders; body: string }

/** A receiver on this machine, which the demo may reach. */
async function startReceiver() {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(204).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

test('sends a signed event of a refresh to a new webhook, and lists the delivery', async ({
  portal,
  page,
}) => {
  const receiver = await startReceiver()
  await portal.openAs(people.olga, '/admin/webhooks')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Stock')
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await page.getByRole('checkbox', { name: 'Refresh succeeded' }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()

  const files = new Journey(portal, page, { type: 'ftp', name: 'Warehouse files' })
  await files.openDashboard()
  await files.refresh('Refresh')
  await expect.poll(() => receiver.received.length).toBe(1)
  const [request] = receiver.received
  expect(request && (await verifyWebhook({ secret, ...request }))).toBe(true)

  await portal.open('/admin/webhooks')
  await page.getByRole('link', { name: 'Stock' }).click()
  await page.getByRole('button', { name: /^Refresh succeeded.*Delivered/ }).click()
  await expect(page.getByText('204')).toBeVisible()
  await expectAccessible(page)
  receiver.stop()
})
