import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLimits } from '../../drivers/connect-options.ts'
import { postgresFailure } from '../../drivers/postgres/postgres-failure.ts'
import { DatabaseFailure } from '../../storage/database-failure.ts'
import { holdConnection } from './connection-holder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const unknownName = () => Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' })

/** Holds a connection to a server that sends nothing, accepts no other one, and is found once by its name. */
function silentServer() {
  const place = { host: 'db.example', port: 5432, address: '192.0.2.1' }
  const locate = vi.fn().mockRejectedValue(unknownName()).mockResolvedValueOnce(place)
  const broken = Promise.withResolvers<never>()
  const connection = {
    close: async () => undefined,
    received: () => 0,
    breakOff: () => broken.reject(new Error('Connection terminated')),
  }
  const probe = vi.fn().mockRejectedValue(refused())
  const holder = holdConnection(
    {
      locate,
      reaching: (work) => work(),
      signal: new AbortController().signal,
      options: { limits: connectLimits, trustCertificates: false },
    },
    { connect: async () => connection, probe, failureOf: postgresFailure },
  )
  return { holder, probe, place, broken: broken.promise }
}

it('reports a silent server, which it probes at its address without another name lookup', async () => {
  const { holder, probe, place, broken } = silentServer()
  const failed = expect(holder.use(() => broken)).rejects.toMatchObject({
    code: 'target-unreachable',
    silentMs: connectLimits.idleMs,
  })
  await vi.advanceTimersByTimeAsync(2 * connectLimits.idleMs)
  await failed
  expect(probe.mock.calls).toEqual([[place], [place]])
})

it('does not probe the server while it waits for a slow source', async () => {
  const { holder, probe } = silentServer()
  const row = Promise.withResolvers<string>()
  const used = holder.use((_, exclude) => exclude(() => row.promise))
  await vi.advanceTimersByTimeAsync(10 * connectLimits.idleMs)
  row.resolve('row')
  expect(await used).toBe('row')
  expect(probe).not.toHaveBeenCalled()
})

it.each([
  ['that the driver gave up is a silence', new Error('Query read timeout'), connectLimits.idleMs],
  ['that the server ended is not', new DatabaseFailure({ message: 'canceled', code: '57014' }), 0],
])('a statement %s', async (_, error, silentMs) => {
  const { holder } = silentServer()
  await expect(holder.use(() => Promise.reject(error))).rejects.toMatchObject({ passing: true, silentMs })
})
