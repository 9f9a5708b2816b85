import type { Id, RefreshRun } from '@tributary/domain'
import { type Client, listRefreshRuns } from '@tributary/sdk'

/** The number of refreshes a card shows. */
export const RUNS_OF_CARD = 30

/** With the runs of each, as many as a page of the API may have. */
const CARDS_AT_ONCE = 33

type OfType = { orgId: Id; connectorType: string }

type Card = { id: string; resolve: (runs: RefreshRun[]) => void; reject: (error: unknown) => void }

const waiting = new WeakMap<Client, Map<string, Card[]>>()

/** Loads the latest refreshes of one connector. Cards that are drawn together share a request. */
export function latestRuns(client: Client, of: OfType, id: Id): Promise<RefreshRun[]> {
  return new Promise((resolve, reject) => {
    cardsOf(client, of).push({ id: String(id), resolve, reject })
  })
}

/** The cards of the next request. The first one schedules it. */
function cardsOf(client: Client, of: OfType): Card[] {
  const types = waiting.get(client) ?? new Map<string, Card[]>()
  waiting.set(client, types)
  const key = `${of.orgId} ${of.connectorType}`
  const known = types.get(key)
  if (known) return known
  const cards: Card[] = []
  types.set(key, cards)
  queueMicrotask(() => {
    types.delete(key)
    for (let at = 0; at < cards.length; at += CARDS_AT_ONCE)
      load(client, of, cards.slice(at, at + CARDS_AT_ONCE))
  })
  return cards
}

async function load(client: Client, { orgId, connectorType }: OfType, cards: readonly Card[]): Promise<void> {
  const connectors = cards.map(({ id }) => id).join(' ')
  const query = { connectorType, connectors, each: RUNS_OF_CARD, limit: CARDS_AT_ONCE * RUNS_OF_CARD }
  try {
    const runs = await listRefreshRuns(client, { params: { orgId }, query }, { background: true })
    const found = byConnector(runs)
    for (const { id, resolve } of cards) resolve(found.get(id) ?? [])
  } catch (error) {
    for (const { reject } of cards) reject(error)
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
