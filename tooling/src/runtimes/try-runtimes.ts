import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildTour } from './build-tour.ts'
import { startExampleServer } from './example-server.ts'
import { installRuntimes } from './install-runtimes.ts'
import { runtimes } from './runtimes.ts'

/** What the tour meets everywhere. The network's sentence is the SDK's own, so no runtime can word it. */
const expected = {
  entered: 'signed-in',
  organisation: 'acme Traders',
  completed: '2026-11-21T07:05:12.000Z',
  state: 'completed',
  serverTime: true,
  refused: ['http', 403, 'You are not allowed to do this.'],
  aborted: ['aborted', null],
  unreachable: [
    'network',
    null,
    'Failed to connect to server. Please check your internet connection and try again.',
  ],
}

const hasThemAll = process.platform === 'linux' && process.arch === 'x64'

/** Takes the tour of the installed SDK on every runtime that npm has for this machine. */
export async function tryRuntimes(folder: string): Promise<void> {
  const installed = await installRuntimes()
  await buildTour(folder)
  const document = JSON.parse(
    await readFile(join(folder, 'node_modules/@tributary/sdk/openapi.json'), 'utf8'),
  )
  const server = await startExampleServer(document, {
    refused: { listAreas: 'Forbidden' },
    silent: ['listUsers'],
    files: {
      '/tour.html': '<!doctype html><script type="module" src="/tour.js"></script>',
      '/tour.js': await readFile(join(folder, 'page.js'), 'utf8'),
    },
  })
  try {
    for (const { name, tour } of runtimes()) {
      // There npm has every one of them, and one that is silently missing would be one that is never tried.
      assert(tour || !installed || !hasThemAll, `${name} should have been installed.`)
      if (tour)
        assert.deepEqual(told(await tour({ folder, server })), expected, `The tour differs on ${name}.`)
      console.log(`${name}: ${tour ? 'as expected' : 'npm has none for this machine, not tried'}`)
    }
  } finally {
    server.close()
  }
}

/** Runtimes may print something of their own around it. */
function told(output: string): unknown {
  const line = output.split('\n').find((text) => text.startsWith('{'))
  assert(line, `The tour told nothing:\n${output}`)
  return JSON.parse(line)
}
