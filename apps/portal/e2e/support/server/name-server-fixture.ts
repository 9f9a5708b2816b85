import { test as base } from '../test.ts'
import { type NameServer, startNameServer } from './name-server.ts'
import { Server } from './server.ts'

/** A server that looks up the records of mail domains at the test's name server. */
export const test = base.extend<object, { nameServer: NameServer }>({
  nameServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const nameServer = await startNameServer()
      await use(nameServer)
      nameServer.close()
    },
    { scope: 'worker' },
  ],

  sharedServer: [
    async ({ nameServer }, use) => {
      const server = await Server.fresh({ variables: { DNS_SERVERS: nameServer.address } })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export const { expect } = test
