import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { must } from '../packed-project.ts'
import { type ExampleServer, startExampleServer } from '../runtimes/example-server.ts'
import { workspace } from '../workspace.ts'
import { buildWithoutWarnings } from './build-vite.ts'
import { copyExample } from './copy-example.ts'
import { openBuilt } from './open-built.ts'
import type { Place } from './place.ts'
import { tryWithoutReset } from './try-without-reset.ts'

/** The options of a new project, for examples that leave types to the editor. */
const strict = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2023',
  '--jsx',
  'react-jsx',
]

/** The script. A test of the demo runs it; here its types are checked against the packed package. */
export async function tryRefreshScript({ folder }: Place): Promise<void> {
  const app = await copyExample(folder, 'refresh-script')
  await must(app, 'tsc', ...strict, '--module', 'nodenext', '--types', 'node', 'refresh.ts')
}

/** The application with one connector's card. */
export async function tryEmbeddedCard({ folder, browser }: Place): Promise<void> {
  const app = await copyExample(folder, 'embedded-card')
  await must(app, 'tsc', ...strict, '--module', 'esnext', '--moduleResolution', 'bundler', 'main.tsx')
  await tryCard(browser, await buildWithoutWarnings(folder, 'examples/embedded-card'), (page) =>
    tryWithoutReset(page, resolve(folder, 'node_modules/@tributary/ui/dist/reset.css')),
  )
}

/**
 * Opens a page with a connector's card: the card shows the connector, and its button starts a refresh. `more` uses what
 * else is on the page.
 */
export async function tryCard(
  browser: Browser,
  built: string,
  more: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await withBackend(async ({ origin }) => {
    const { page, close } = await openBuilt(browser, built, { backend: origin })
    await more(page)
    const card = page.getByRole('article', { name: 'Warehouse files' })
    await expect(card).toBeVisible()
    const refresh = page.waitForRequest((request) => request.url().endsWith('/process'))
    await card.getByRole('button', { name: /Refresh|Incremental/ }).click()
    assert.equal((await refresh).method(), 'POST')
    await close()
  })
}

/** The board of a wall screen: the server fetches the connectors and draws them. */
export async function tryStatusBoard({ folder }: Place): Promise<void> {
  const app = await copyExample(folder, 'status-board')
  await withBackend(({ baseUrl }) =>
    must(
      app,
      'env',
      `TRIBUTARY_URL=${baseUrl}`,
      'TRIBUTARY_EMAIL=olga@tributary.example',
      'TRIBUTARY_PASSWORD=unused',
      'TRIBUTARY_ORGANISATION=acme Traders',
      resolve(folder, 'node_modules/.bin/next'),
      'build',
    ),
  )
  const page = await readFile(resolve(app, '.next/server/app/index.html'), 'utf8')
  assert.match(page, /Warehouse files/, 'The board does not show the connector.')
}

async function withBackend(use: (server: ExampleServer) => Promise<unknown>) {
  const document = await readFile(resolve(workspace, 'packages/sdk/openapi.json'), 'utf8')
  const server = await startExampleServer(JSON.parse(document))
  await use(server).finally(() => server.close())
}
