import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { providerFetch } from '../../src/connectors/authorise/provider-fetch.ts'

it('connects to the checked address of a provider, whatever a second DNS lookup would return', async () => {
  const server = createServer((request, response) => response.end(`Host: ${request.headers.host}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  let lookups = 0
  const lookup = async () => {
    lookups += 1
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const fetch = providerFetch({ allowPrivateTargets: true, lookup })

  // Names below .invalid never resolve, so only the checked address can reach this server.
  const response = await fetch(`http://identity.invalid:${port}/token`, {
    method: 'GET',
    body: null,
    headers: {},
    redirect: 'manual',
  })

  expect(await response.text()).toBe(`Host: identity.invalid:${port}`)
  expect(lookups).toBe(1)
})
