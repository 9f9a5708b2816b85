import type { Id, RefreshRun } from '@tributary/domain'
import { type Client, listRefreshRuns } from '@tributary/sdk'

/** The number of refreshes a card shows, and the trend of a row needs. */
export const RUNS_OF_CARD = 30

/** With the runs of each, as many as a page of the API may have. */
const CARDS_AT_ONCE = 33

/** As many as the API accepts in one request. */
const ROWS_AT_ONCE = 50

/** Rows that scroll past are gone before this, so they are not requested. */
const SETTLED_MS = 100

type OfType = { orgId: Id; connectorType: string }

type Asked = {
  id: string
  signal: AbortSignal | undefined
  resolve: (runs: RefreshRun[]) => void
  reject: (error: unknown) => void
}

type Query = Parameters<typeof listRefreshRuns>[1]['query']
/** The connectors of the next request, and how they are requested. */
type Batch = { asked: Asked[]; timer?: ReturnType<typeof setTimeout> }

const waiting = new WeakMap<Client, Map<string, Batch>>()

/** Loads the latest refreshes of one connector. Cards that are drawn together share a request. */
export function latestRuns(client: Client, of: OfType, id: Id): Promise<RefreshRun[]> {
  const { orgId, connectorType } = of
  const query = { connectorType, each: RUNS_OF_CARD, limit: CARDS_AT_ONCE * RUNS_OF_CARD }
  return new Promise((resolve, reject) => {
    const batch = batchOf(client, `${orgId} ${connectorType}`)
    batch.asked.push({ id: String(id), signal: undefined, resolve, reject })
    if (batch.asked.length > 1) return
    queueMicrotask(() => send(client, { batch, orgId, query, atOnce: CARDS_AT_ONCE }))
  })
}

/**
 * Loads the latest refreshes of the connector of a row. The rows of every type share requests, which are sent once no
 * row has come into sight for a moment.
 */
export function latestRunsOfRow(
  client: Client,
  orgId: Id,
  id: Id,
  signal: AbortSignal,
): Promise<RefreshRun[]> {
  return new Promise((resolve, reject) => {
    const batch = batchOf(client, String(orgId))
    batch.asked.push({ id: String(id), signal, resolve, reject })
    clearTimeout(batch.timer)
    batch.timer = setTimeout(
      () => send(client, { batch, orgId, query: { each: RUNS_OF_CARD }, atOnce: ROWS_AT_ONCE }),
      SETTLED_MS,
    )
  })
}

function batchOf(client: Client, key: string): Batch {
  const batches = waiting.get(client) ?? new Map<string, Batch>()
  waiting.set(client, batches)
  const known = batches.get(key)
  if (known) return known
  const batch: Batch = { asked: [] }
  batches.set(key, batch)
  return batch
}

type Sent = { batch: Batch; orgId: Id; query: Query; atOnce: number }

function send(client: Client, { batch, orgId, query, atOnce }: Sent): void {
  const asked = batch.asked.splice(0)
  const wanted = asked.filter(({ signal }) => !signal?.aborted)
  for (let at = 0; at < wanted.length; at += atOnce)
    load(client, { orgId, query, asked: wanted.slice(at, at + atOnce) })
}

type Load = { orgId: Id; query: Query; asked: readonly Asked[] }

async function load(client: Client, { orgId, query, asked }: Load): Promise<void> {
  const connectors = asked.map(({ id }) => id).join(' ')
  try {
    const runs = await listRefreshRuns(
      client,
      { params: { orgId }, query: { ...query, connectors } },
      { background: true },
    )
    const found = byConnector(runs)
    for (const { id, resolve } of asked) resolve(found.get(id) ?? [])
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

function byConnector(runs: readonly RefreshRun[]): Map<string, RefreshRun[]> {
  const found = new Map<string, RefreshRun[]>()
  for (const run of runs) {
    const id = String(run.clientConnectorId)
    const others = found.get(id)
    if (others) others.push(run)
    else found.set(id, [run])
  }
  return found
}
