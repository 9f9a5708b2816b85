import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildTour } from './build-tour.ts'
import { startExampleServer } from './example-server.ts'
import { installRuntimes, type RuntimeChoice } from './install-runtimes.ts'
import { runtimes } from './runtimes.ts'

/**
 * The result of the tour on every runtime. The message of the network error comes from the SDK, not from
 * the runtime.
 */
const expected = {
  signIn: 'signed-in',
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

/** Runs the tour of the SDK that a folder has installed on those runtimes of a choice that npm has for this machine. */
export async function tryRuntimes(folder: string, choice: RuntimeChoice): Promise<void> {
  const installed = await installRuntimes(choice)
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
    for (const { name, tour } of runtimes(choice)) {
      // On Linux x64 npm has all of them. A missing one must fail rather than be skipped.
      assert(tour || !installed || !hasThemAll, `${name} should have been installed.`)
      if (tour)
        assert.deepEqual(
          parseResult(await tour({ folder, server })),
          expected,
          `The tour differs on ${name}.`,
        )
      console.log(`${name}: ${tour ? 'as expected' : 'npm has none for this machine, skipped'}`)
    }
  } finally {
    server.close()
  }
}

/** Returns the JSON line of the output. Runtimes may print other lines around it. */
function parseResult(output: string): unknown {
  const line = output.split('\n').find((text) => text.startsWith('{'))
  assert(line, `The tour printed no result:\n${output}`)
  return JSON.parse(line)
}
