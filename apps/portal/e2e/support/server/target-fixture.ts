import { once } from 'node:events'
import { createServer } from 'node:http'
import { startPostgres } from '@tributary/tooling/postgres'
import { test as base } from '../test.ts'
import { Server } from './server.ts'

/** What stands beside the server: a database of somebody's, and a page that plays a video. */
type Beside = {
  /** The address of an empty database on a real PostgreSQL. */
  newDatabase: () => Promise<string>
  video: string
  /** How often the page of the video was asked for. */
  timesPlayed: () => number
}

/** A server that may reach the PostgreSQL beside it, and shows a video of this machine in its guide. */
export const test = base.extend<object, { beside: Beside }>({
  beside: [
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
    async ({ beside }, use) => {
      const { port } = new URL(await beside.newDatabase())
      const server = await Server.fresh({
        variables: { TARGET_PORTS: port, GUIDE_VIDEO_EXCEL_365: beside.video },
      })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export const { expect } = test
