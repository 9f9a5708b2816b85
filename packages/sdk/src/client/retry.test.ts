import { describe, expect, it } from 'vitest'
import { refreshConnector } from '../connectors/connectors.calls.ts'
import { endpoint } from '../contract/endpoint.ts'
import { list } from '../contract/wire/answers.ts'
import { text } from '../contract/wire/fields.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { httpServer, json, rawServer } from '../test/local-server.ts'
import { call } from './call.ts'
import { retryPause } from './retry.ts'
import { createRetryBudget } from './retry-budget.ts'

/**
 * Starts a server that responds with these statuses first and then always succeeds. `asked` counts the
 * requests.
 */
async function failingFirst(statuses: number[], headers: Record<string, string> = {}) {
  const seen = { asked: 0 }
  const baseUrl = await httpServer((_, response) => {
    const status = statuses[seen.asked++] ?? 200
    json(response, status === 200 ? [] : { message: `number ${seen.asked}` }, status, headers)
  })
  return { baseUrl, seen }
}

describe('a read', () => {
  it.each([429, 502, 503, 504])('is retried after a %d', async (status) => {
    const { baseUrl, seen } = await failingFirst([status, status])
    expect(await listOrganisations(clientOf(baseUrl))).toEqual([])
    expect(seen.asked).toBe(3)
  })

  it.each([400, 401, 403, 404, 408, 409, 500, 501])('is not retried after a %d', async (status) => {
    const { baseUrl, seen } = await failingFirst([status, status, status, status])
    const client = clientOf(baseUrl)
    await errorOf(listOrganisations(client))
    // A 401 requests a new session once, on another path of the same server.
    expect(seen.asked).toBe(status === 401 ? 2 : 1)
  })

  it('is tried three times at most', async () => {
    const { baseUrl, seen } = await failingFirst([503, 503, 503, 503])
    expect((await errorOf(listOrganisations(clientOf(baseUrl)))).messages).toEqual(['number 3'])
    expect(seen.asked).toBe(3)
  })

  it('is retried when the connection is lost, even in the middle of the body', async () => {
    let connections = 0
    const baseUrl = await rawServer((socket) => {
      connections += 1
      if (connections === 1) socket.destroy()
      else if (connections === 2) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[')
      else socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]')
    })
    expect(await listOrganisations(clientOf(baseUrl))).toEqual([])
    expect(connections).toBe(3)
  })

  it('pauses longer each time', async () => {
    const clock = fakeClock()
    const { baseUrl } = await failingFirst([503, 503])
    await listOrganisations(clientOf(baseUrl, { clock }))
    expect(clock.pauses).toEqual([250, 500])
  })

  it('waits a little longer than the server requests', async () => {
    const clock = fakeClock()
    const { baseUrl } = await failingFirst([429], { 'retry-after': '7' })
    await listOrganisations(clientOf(baseUrl, { clock }))
    expect(clock.pauses).toEqual([7_875])
  })

  it('gives up immediately when the server requests more time than the deadline leaves', async () => {
    const clock = fakeClock()
    const { baseUrl, seen } = await failingFirst([429], { 'retry-after': '15' })
    const error = await errorOf(listOrganisations(clientOf(baseUrl, { clock })))
    expect(error).toMatchObject({ statusCode: 429, retryAfter: 15 })
    expect([seen.asked, clock.pauses]).toEqual([1, []])
  })

  it('can be cancelled during a pause', async () => {
    const controller = new AbortController()
    const { baseUrl, seen } = await failingFirst([503])
    const after = (ms: number) => {
      if (ms < 15_000) controller.abort()
      return () => undefined
    }
    const { signal } = controller
    const call = listOrganisations(clientOf(baseUrl, { clock: { ...fakeClock(), after } }), {}, { signal })
    expect((await errorOf(call)).kind).toBe('aborted')
    expect(seen.asked).toBe(1)
  })
})

describe('no retry', () => {
  it('of a background poll', async () => {
    const { baseUrl, seen } = await failingFirst([503, 503])
    await errorOf(listOrganisations(clientOf(baseUrl), {}, { background: true }))
    expect(seen.asked).toBe(1)
  })

  it('of a write', async () => {
    const { baseUrl, seen } = await failingFirst([503, 503])
    await errorOf(refreshConnector(clientOf(baseUrl), { params: { orgId: 1, id: 7 }, body: {} }))
    expect(seen.asked).toBe(1)
  })

  it('of a read with side effects', async () => {
    const syncTables = endpoint({
      method: 'GET',
      path: '/token/{id}/sync-tables',
      summary: 'Synchronise.',
      level: 'user',
      response: list(text),
      acts: true,
    })
    const { baseUrl, seen } = await failingFirst([503, 503])
    await errorOf(call(syncTables)(clientOf(baseUrl), { params: { id: 1 } }))
    expect(seen.asked).toBe(1)
  })

  it('of a response of the wrong kind', async () => {
    let asked = 0
    const baseUrl = await httpServer((_, response) => {
      asked += 1
      response.end('<html>')
    })
    await errorOf(listOrganisations(clientOf(baseUrl)))
    expect(asked).toBe(1)
  })
})

describe('the pause', () => {
  it.each([
    [0, 500],
    [1, 1_000],
    [3, 4_000],
    [4, 8_000],
    [20, 8_000],
  ])('after attempt %d is a random part of %d ms', (tried, most) => {
    const error = { retryAfter: undefined }
    expect(retryPause(tried, error, 0)).toBe(0)
    expect(retryPause(tried, error, 0.5)).toBe(most / 2)
    expect(retryPause(tried, error, 1)).toBe(most)
  })
})

describe('the retry budget', () => {
  const taken = (budget: ReturnType<typeof createRetryBudget>, now: number) => {
    let count = 0
    while (count < 1_000 && budget.take(now)) count += 1
    return count
  }

  it('allows a quiet client ten retries a minute', () => {
    const budget = createRetryBudget()
    expect(taken(budget, 0)).toBe(10)
    expect(taken(budget, 59_999)).toBe(0)
    expect(taken(budget, 60_000)).toBe(10)
  })

  it.each([
    [50, 10],
    [300, 30],
    [600, 60],
    [5_000, 60],
  ])('allows after %d calls in a minute %d retries', (calls, repetitions) => {
    const budget = createRetryBudget()
    for (let made = 0; made < calls; made++) budget.count(0)
    expect(taken(budget, 1_000)).toBe(repetitions)
  })

  it('is shared: without budget, a failing read fails at its first attempt', async () => {
    const retryBudget = createRetryBudget()
    const clock = fakeClock()
    taken(retryBudget, clock.now())
    const { baseUrl, seen } = await failingFirst([503])
    await errorOf(listOrganisations(clientOf(baseUrl, { clock, retryBudget })))
    expect(seen.asked).toBe(1)
  })
})
