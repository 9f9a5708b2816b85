import { once } from 'node:events'
import { createServer } from 'node:http'
import { startPostgres } from '@tributary/tooling/postgres'
import { test as base } from '../test.ts'
import { Server } from './server.ts'

/** The other servers a test needs: PostgreSQL, and a page with a video. */
type Companions = {
  /** Creates an empty PostgreSQL database and returns its connection string. */
  newDatabase: () => Promise<string>
  video: string
  /** The number of requests for the video. */
  timesPlayed: () => number
}

/** A server that may connect to the test's PostgreSQL and plays the guide's video from this machine. */
export const test = base.extend<object, { companions: Companions }>({
  companions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const postgres = await startPostgres()
      let played = 0
      const page = createServer((_, answer) => {
        played++
        answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Film</title><p>Playing</p>')
      }).listen(0, '127.0.0.1')
      await once(page, 'listening')
      const address = page.address()
      if (typeof address !== 'object' || address === null) throw new Error('No free port was given.')
      const video = `http://127.0.0.1:${address.port}/film`
      await use({ newDatabase: () => postgres.createDatabase(), video, timesPlayed: () => played })
      page.close()
      await postgres.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  sharedServer: [
    async ({ companions }, use) => {
      const { port } = new URL(await companions.newDatabase())
      const server = await Server.fresh({
        variables: { TARGET_PORTS: port, GUIDE_VIDEO_EXCEL_365: companions.video },
      })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export const { expect } = test
