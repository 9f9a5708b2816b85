import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { freePort } from '@tributary/tooling/free-port'
import { places } from '../../src/places.ts'
import { startCollector } from '../support/collector.ts'
import { checkContents } from './check-contents.ts'
import { deploy } from './deploy.ts'
import { startDeployed } from './start-deployed.ts'

/*
 * Tests the built server as an operator gets it: deploys it with its production dependencies to a folder outside the
 * repository, and starts it there with a plain Node, as a user who may not write to that folder.
 */
const place = await mkdtemp(join(tmpdir(), 'tributary-deployed-'))
try {
  const folder = join(place, 'server')
  await deploy(folder)
  const size = await checkContents(folder)
  await checkManifestThread(folder)
  checkCommandLine(folder, join(place, 'commands'))
  const collector = await startCollector()
  const metricsPort = await freePort()
  const server = await startDeployed(folder, join(place, 'data'), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    METRICS_PORT: String(metricsPort),
  })
  try {
    await checkPortal(server.origin)
    await checkVersion(metricsPort)
    await signInAsFirstAdministrator(server)
  } finally {
    assert.equal(await server.stop(), 0)
    collector.stop()
  }
  // The stop sends the last spans. Names are readable in protobuf.
  assert.match(
    collector.requests.map(({ body }) => body.toString('latin1')).join(),
    /POST \/backend\/auth\/signin/,
  )
  console.log(
    `The deployed server has ${size.files} files with ${size.megabytes} MB, and was ready after ${server.readyMs} ms.`,
  )
} finally {
  await rm(place, { recursive: true, force: true })
}

/** Runs commands for operators with the built command line, which finds the server next to it. */
function checkCommandLine(folder: string, dataDir: string) {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [join(folder, 'dist/tributary.js'), ...args], {
      cwd: '/',
      env: { DATA_DIR: dataDir, HOME: dataDir },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  assert.equal(run('config', 'check'), 'The settings are complete.\n')
  assert.match(run('admin', 'create', 'first@tributary.example'), /set-password\/redeem\//)
  assert.match(run('backup', join(dataDir, 'today.backup')), /^The backup .* has \d+ rows/)
}

async function checkManifestThread(folder: string) {
  const thread = new Worker(join(folder, 'dist/check-manifest.worker.js'), { execArgv: [] })
  thread.postMessage('name: Faulty')
  const [{ checked }] = await once(thread, 'message')
  assert.notEqual(checked.faults.length, 0)
  await thread.terminate()
}

async function checkPortal(origin: string) {
  const page = await (await fetch(`${origin}/signin`)).text()
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  assert.ok(script, 'The page of the portal has no script.')
  assert.equal((await fetch(new URL(script, origin))).status, 200)
  assert.match(await (await fetch(`${origin}/openapi.json`)).text(), /"openapi": ?"3\.1/)
}

/** The artefact reports the version that it was built from. */
async function checkVersion(metricsPort: number) {
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const [, version] = /^tributary_build_info\{version="([^"]*)"/m.exec(metrics) ?? []
  assert.equal(version, places.version)
}

/** Uses the link that the start has printed. The password is checked in one thread, the database runs in another. */
async function signInAsFirstAdministrator({ origin, lines }: { origin: string; lines: readonly string[] }) {
  const [, token] = /set-password\/redeem\/([^\s?]+)/.exec(lines.join('\n')) ?? []
  const password = 'Horse-7-battery'
  const post = (path: string, body: object) =>
    fetch(`${origin}/backend${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    })
  assert.equal((await post('/reset-password', { token, password: 'password-1' })).status, 400)
  assert.equal((await post('/reset-password', { token, password })).status, 200)
  const signedIn = await post('/auth/signin', { emailAddress: 'first@tributary.example', password })
  assert.equal(signedIn.status, 200)
  const [, accessToken] = /"accessToken":"([^"]+)"/.exec(await signedIn.text()) ?? []
  const me = await fetch(`${origin}/backend/me`, { headers: { authorization: `Bearer ${accessToken}` } })
  assert.equal(me.status, 200)
}
