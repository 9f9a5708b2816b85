import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import type { Blocked, Call, Ready } from './api/messages.ts'
import { messageOf } from './child-message.ts'

// The most frequent reads against a bare Fastify route of the same process, which reads the same bytes from a table with
// one statement and checks nothing. Each round measures one after the other.

const LANES = 16
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SLICE_MS = Number(process.env.BENCH_SLICE_MS ?? 700)
const engines = (process.env.BENCH_ENGINES ?? 'PostgreSQL,PGlite').split(',')
const AIM = 0.7
const BLOCK_AIM_MS = 50

const agent = new Agent({ keepAlive: true, maxSockets: LANES })

type Sent = { url: string; headers?: Record<string, string>; body?: string }

/** Returns the status of a response after reading all of it. */
const statusOf = ({ url, headers = {}, body }: Sent) =>
  new Promise<number>((done, fail) => {
    const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
      response.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(body)
  })

/** Returns the responses per second on several connections. Throws if any has another status. */
async function rateOf(sent: Sent, status: number): Promise<number> {
  const started = performance.now()
  let responses = 0
  const lane = async () => {
    while (performance.now() - started < SLICE_MS) {
      const got = await statusOf(sent)
      if (got !== status) throw new Error(`${sent.url} responded with ${got} instead of ${status}.`)
      responses += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return (responses * 1_000) / (performance.now() - started)
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(engine: string, databaseUrl: string | undefined) {
  const child = fork(resolve(import.meta.dirname, 'api/server.ts'), {
    execArgv: ['--conditions=@tributary/source'],
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
  })
  try {
    const ready = await messageOf<Ready>(child)
    const blocked = async () => {
      child.send('blocked')
      return (await messageOf<Blocked>(child)).ms
    }
    const blocks: [string, number][] = []
    for (const call of ready.calls) {
      await compare(engine, call, ready, false)
      if (call.tag !== undefined) await compare(engine, call, ready, true)
      blocks.push([call.name, await blocked()])
    }
    await checkManifests(ready)
    blocks.push(['check of a 250 kB manifest', await blocked()])
    reportBlocks(engine, blocks)
  } finally {
    const exit = once(child, 'exit')
    if (child.connected) child.disconnect()
    await exit
  }
}

async function compare(engine: string, call: Call, { server, bare, token }: Ready, unchanged: boolean) {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-tributary-background': '1',
    ...(unchanged && { 'if-none-match': call.tag ?? '' }),
  }
  const ours: number[] = []
  const floors: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await rateOf({ url: `${bare}/bare/${encodeURIComponent(call.name)}` }, 200)
    const rate = await rateOf({ url: server + call.path, headers }, unchanged ? 304 : 200)
    // The first round warms up.
    if (round === 0) continue
    floors.push(floor)
    ours.push(rate)
  }
  const ratio = median(ours) / median(floors)
  reportFigure({
    name: `${engine}: ${call.name}, ${unchanged ? 'unchanged' : `${(call.bytes / 1_000).toFixed(1)} kB`}`,
    value: `${median(ours).toFixed(0)}/s`,
    floor: `bare route ${median(floors).toFixed(0)}/s`,
    ratio,
    aim: `≥ ${AIM}`,
    holds: ratio >= AIM,
  })
}

/** A manifest of the greatest length that is accepted, with as many streams as fit. */
async function checkManifests({ server, checkPath, token }: Ready) {
  const stream = (index: number) => `  - name: stream_${index}\n    path: /rows/${index}\n    key: id\n`
  const text = `name: Long\nstreams:\n${Array.from({ length: 4_500 }, (_, index) => stream(index)).join('')}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (let time = 0; time < 3; time += 1)
    await statusOf({ url: server + checkPath, headers, body: JSON.stringify({ Text: text }) })
}

function reportBlocks(engine: string, blocks: readonly (readonly [string, number])[]) {
  const [name, longest] = blocks.reduce((most, block) => (block[1] > most[1] ? block : most))
  reportFigure({
    name: `${engine}: longest time the event loop was blocked`,
    value: `${longest.toFixed(0)} ms (${name})`,
    aim: `< ${BLOCK_AIM_MS} ms`,
    holds: longest < BLOCK_AIM_MS,
  })
}

try {
  for (const engine of engines) {
    if (engine === 'PGlite') {
      await measure(engine, undefined)
      continue
    }
    const server = await startPostgres()
    try {
      await measure(engine, await server.createDatabase())
    } finally {
      await server.stop()
    }
  }
} finally {
  agent.destroy()
}
