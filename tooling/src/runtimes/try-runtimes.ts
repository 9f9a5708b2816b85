import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
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

/** Takes the tour of the installed SDK on every runtime that npm has for this machine. */
export async function tryRuntimes(folder: string): Promise<void> {
  await installRuntimes()
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
      if (!tour) console.log(`${name}: npm has none for this machine, not tried`)
      else {
        assert.deepEqual(told(await tour({ folder, server })), expected, `The tour differs on ${name}.`)
        console.log(`${name}: as expected`)
      }
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

/** As its users build it: only the types taken out where packages are loaded by themselves, bundled elsewhere. */
async function buildTour(folder: string) {
  const entries = {
    'print-tour.js': `import { tour } from './tour.js'
console.log(JSON.stringify(await tour(process.argv.at(-1))))`,
    'worker.js': `import { tour } from './tour.ts'
export default { async test(_, env) { console.log(JSON.stringify(await tour(env.BASE_URL))) } }`,
    'page.js': `import { tour } from './tour.ts'
const pre = document.createElement('pre')
pre.textContent = JSON.stringify(await tour(location.origin + '/backend'))
document.body.append(pre)`,
  }
  await build({ entryPoints: [join(folder, 'tour.ts')], outfile: join(folder, 'tour.js'), format: 'esm' })
  for (const [file, contents] of Object.entries(entries)) {
    if (file === 'print-tour.js') await writeFile(join(folder, file), contents)
    else
      await build({
        stdin: { contents, resolveDir: folder },
        bundle: true,
        format: 'esm',
        target: 'es2023',
        conditions: [file === 'worker.js' ? 'workerd' : 'browser'],
        outfile: join(folder, file),
      })
  }
}
