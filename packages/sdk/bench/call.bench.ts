import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { reportFigure } from '@tributary/tooling/figure'

/** The built package, as its users load it. */
const { createClient, listOrganisations }: typeof import('../src/index.ts') = await import(
  join(import.meta.dirname, '../dist/index.js')
)

const ROUNDS = 61
const CALLS = 100
const AIM = 1.3

const organisations = Array.from({ length: 20 }, (_, index) => ({
  Id: index,
  CompanyName: `Company ${index}`,
}))
const body = JSON.stringify(organisations)
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
// A TCP server's address is never the name of a pipe.
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const client = createClient({ baseUrl, token: 'token' })

const contenders = {
  fetch: async () =>
    (await fetch(`${baseUrl}/organisations`, { headers: { authorization: 'Bearer token' } })).json(),
  sdk: () => listOrganisations(client),
}

/** Returns the microseconds per call, with calls one after the other. */
async function microseconds(run: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint()
  for (let call = 0; call < CALLS; call++) await run()
  return Number(process.hrtime.bigint() - start) / 1_000 / CALLS
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await microseconds(contenders.fetch)
await microseconds(contenders.sdk)
const times = { fetch: [] as number[], sdk: [] as number[] }
// Alternates, so that other work on the machine affects both equally.
for (let round = 0; round < ROUNDS; round++) {
  times.fetch.push(await microseconds(contenders.fetch))
  times.sdk.push(await microseconds(contenders.sdk))
}
server.closeAllConnections()
server.close()

const [bare, ours] = [median(times.fetch), median(times.sdk)]
// Compares neighbouring pairs, as other work on the machine varies over time.
const ratio = median(times.sdk.map((time, round) => time / (times.fetch[round] ?? time)))
reportFigure({
  name: 'sdk call',
  value: `${ours.toFixed(0)} µs`,
  floor: `bare fetch, ${bare.toFixed(0)} µs`,
  ratio,
  aim: `≤ ${AIM}`,
  holds: ratio <= AIM,
})
