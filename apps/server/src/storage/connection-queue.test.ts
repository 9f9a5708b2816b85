import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallerWork, runWork } from './caller-work.ts'
import { type ConnectionQueue, createConnectionQueue } from './connection-queue.ts'

const WAIT_MS = 5_000

const workOf = (work: Partial<CallerWork> = {}): CallerWork => ({
  urgent: false,
  begun: false,
  abandoned: false,
  ...work,
})

/** Takes connections and records the order in which they were granted. */
function recorder(queue: ConnectionQueue) {
  const granted: string[] = []
  const failures: string[] = []
  const releases = new Map<string, () => void>()
  const take = async (name: string, work = workOf()) => {
    try {
      releases.set(name, await runWork(work, () => queue.take(WAIT_MS)))
      granted.push(name)
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.name : error}`)
    }
  }
  const release = async (name: string) => {
    releases.get(name)?.()
    await settled()
  }
  return { granted, failures, take, release }
}

const settled = () =>
  new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))))

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

describe('connections', () => {
  it('are granted in the order of the requests', async () => {
    const { granted, take, release } = recorder(createConnectionQueue({ connections: 1, reserved: 0 }))
    for (const name of ['a', 'b', 'c']) void take(name)
    await settled()
    expect(granted).toEqual(['a'])
    await release('a')
    expect(granted).toEqual(['a', 'b'])
    await release('a')
    expect(granted).toEqual(['a', 'b'])
    await release('b')
    expect(granted).toEqual(['a', 'b', 'c'])
  })

  it('are granted in turns to urgent and other work', async () => {
    const { granted, take, release } = recorder(createConnectionQueue({ connections: 1, reserved: 0 }))
    for (const name of ['first', 'a', 'b', 'c']) void take(name)
    for (const name of ['urgent 1', 'urgent 2']) void take(name, workOf({ urgent: true }))
    await settled()
    for (const name of ['first', 'urgent 1', 'a', 'urgent 2', 'b']) await release(name)
    expect(granted).toEqual(['first', 'urgent 1', 'a', 'urgent 2', 'b', 'c'])
  })

  it('that are reserved are granted to urgent work only', async () => {
    const { granted, take } = recorder(createConnectionQueue({ connections: 3, reserved: 1 }))
    for (const name of ['a', 'b', 'c']) void take(name)
    for (const name of ['urgent 1', 'urgent 2']) void take(name, workOf({ urgent: true }))
    await settled()
    expect(granted).toEqual(['a', 'b', 'urgent 1'])
  })

  it('are not granted after the longest wait', async () => {
    const { granted, failures, take, release } = recorder(
      createConnectionQueue({ connections: 1, reserved: 0 }),
    )
    for (const name of ['a', 'b']) void take(name)
    await settled()
    vi.advanceTimersByTime(WAIT_MS)
    await release('a')
    expect([granted, failures]).toEqual([['a'], ['b: DatabaseSilent']])
  })

  it('are not granted to work whose caller has disconnected', async () => {
    const { granted, failures, take, release } = recorder(
      createConnectionQueue({ connections: 1, reserved: 0 }),
    )
    const [left, begun] = [workOf(), workOf({ begun: true })]
    void take('a')
    void take('left', left)
    void take('begun', begun)
    await settled()
    Object.assign(left, { abandoned: true })
    Object.assign(begun, { abandoned: true })
    await release('a')
    expect([granted, failures]).toEqual([['a', 'begun'], ['left: CallerDisconnected']])
    await take('late', left)
    expect(failures).toEqual(['left: CallerDisconnected', 'late: CallerDisconnected'])
  })
})

describe('the load', () => {
  const full = async (waiting: number) => {
    const queue = createConnectionQueue({ connections: 1, reserved: 0 })
    const { take, release } = recorder(queue)
    const works = Array.from({ length: waiting + 1 }, () => workOf())
    works.forEach((work, place) => void take(`${place}`, work))
    await settled()
    return { queue, release, works }
  }

  it('is not a wait while few requests wait', async () => {
    const { queue } = await full(9)
    vi.advanceTimersByTime(1_000)
    expect(queue.load()).toMatchObject({ waiting: 9, waitMs: 0 })
  })

  it('is the wait of the oldest request once many wait', async () => {
    const { queue } = await full(10)
    vi.advanceTimersByTime(1_000)
    expect(queue.load()).toMatchObject({ waiting: 10, waitMs: 1_000 })
  })

  it('does not include requests of disconnected callers', async () => {
    const { queue, works } = await full(10)
    Object.assign(works[3] ?? {}, { abandoned: true })
    expect(queue.load().waiting).toBe(9)
  })

  it('is expected from how long connections are used before anything has waited', async () => {
    const queue = createConnectionQueue({ connections: 1, reserved: 0 })
    const { take, release } = recorder(queue)
    for (let place = 0; place < 100; place += 1) {
      await take(`${place}`)
      vi.advanceTimersByTime(20)
      await release(`${place}`)
    }
    for (let place = 0; place < 51; place += 1) void take(`waiting ${place}`)
    await settled()
    expect(Math.round(queue.load().waitMs)).toBe(1_000)
  })
})
