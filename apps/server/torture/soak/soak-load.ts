import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@tributary/fakes/demo-data/people'
import {
  createClient,
  isSdkError,
  listConnectors,
  listEveryConnector,
  listUsers,
  signIn,
} from '@tributary/sdk'
import type { Person } from '../person.ts'
import { isRefused, type Lane } from '../record.ts'

/** Work that is repeated, with a pause between two rounds. */
type Work = { name: string; restMs: number; round(): Promise<unknown> }

export type Load = {
  readonly done: () => number
  /** Calls that the server refused because of its load. */
  readonly refused: () => number
  /** One sentence per request that failed. */
  readonly failures: string[]
  /** Starts all work. The function it returns waits until no request is on its way. */
  start(): () => Promise<void>
}

const LANE_MS = 150

/** Polls, saves, refreshes, sign-ins and wrong requests, at the pace of some busy people. */
export function createLoad(person: Person, port: number, lanes: readonly Lane[]): Load {
  const failures: string[] = []
  let done = 0
  let refused = 0
  const saves = lanes.map(({ name, restMs = LANE_MS, step }) => ({ name, restMs, round: step }))
  const work: Work[] = [...polls(person), ...saves, ...strangers(port)]
  const repeat = async ({ name, restMs, round }: Work, signal: AbortSignal) => {
    while (!signal.aborted) {
      try {
        await round()
      } catch (error) {
        if (isRefused(error)) refused++
        else failures.push(`${name}: ${error}`)
      }
      done++
      await pause(restMs, undefined, { signal }).catch(() => undefined)
    }
  }
  return {
    done: () => done,
    refused: () => refused,
    failures,
    start() {
      const stopping = new AbortController()
      const running = work.map((one) => repeat(one, stopping.signal))
      return async () => {
        stopping.abort()
        await Promise.all(running)
      }
    },
  }
}

const polls = ({ client, orgId }: Person): Work[] => [
  {
    name: 'poll of a dashboard',
    restMs: 100,
    round: () => listConnectors(client, { params: { orgId, connectorId: 'ftp' } }, { background: true }),
  },
  {
    name: 'poll of all connectors',
    restMs: 200,
    round: () => listEveryConnector(client, { params: { orgId } }, { background: true }),
  },
  { name: 'list of users', restMs: 1_000, round: () => listUsers(client, { query: { orgId } }) },
]

/** Sign-ins, and requests that must be refused. */
function strangers(port: number): Work[] {
  const baseUrl = `http://127.0.0.1:${port}/backend`
  const enter = (emailAddress: string, password: string) =>
    signIn(createClient({ baseUrl }), { emailAddress, password })
  return [
    {
      name: 'sign-in',
      restMs: 5_000,
      round: () => enter('olga@tributary.example', DEMO_PASSWORD),
    },
    {
      name: 'wrong password',
      restMs: 20_000,
      round: () => refused(enter('no-one@tributary.example', 'wrong'), 401, 429),
    },
    {
      name: 'wrong requests',
      restMs: 500,
      async round() {
        await expectStatus(`${baseUrl}/areas`, {}, 401)
        await expectStatus(`${baseUrl}/nowhere`, {}, 404)
        const headers = { 'content-type': 'application/json' }
        await expectStatus(`${baseUrl}/auth/signin`, { method: 'POST', headers, body: '{' }, 400)
      },
    },
  ]
}

async function refused(work: Promise<unknown>, ...statuses: number[]) {
  const error = await work.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  )
  if (!isSdkError(error) || !statuses.includes(error.statusCode ?? 0)) throw error
}

async function expectStatus(url: string, request: RequestInit, status: number) {
  const response = await fetch(url, request)
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`${response.status} instead of ${status}`)
}
