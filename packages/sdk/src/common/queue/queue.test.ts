import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SdkError } from '../../client/sdk-error.ts'
import type { Plan, Step } from './plan.ts'
import type { Progress } from './progress.ts'
import { createQueue, type Queue } from './queue.ts'

const steps = (...keys: string[]): Step[] => keys.map((key) => ({ key }))

/** Calls that the test settles by hand in any order. A cancelled one rejects like the client's. */
function handDriven() {
  const open = new Map<string, { succeed: () => void; fail: (error: Error) => void }>()
  const made: string[] = []
  const run = (step: Step, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      made.push(step.key)
      const settle = (how: () => void) => () => {
        open.delete(step.key)
        how()
      }
      open.set(step.key, { succeed: settle(resolve), fail: (error) => settle(() => reject(error))() })
      signal.addEventListener(
        'abort',
        settle(() => reject(failure('aborted', ''))),
      )
    })
  const call = (key: string) => {
    const found = open.get(key)
    if (!found) throw new Error(`${key} is not under way`)
    return found
  }
  return {
    run,
    made,
    underway: () => [...open.keys()],
    succeed: (...keys: string[]) => {
      for (const key of keys) call(key).succeed()
    },
    fail: (key: string, sentence: string) => call(key).fail(failure('http', sentence)),
  }
}

const failure = (kind: 'http' | 'aborted', sentence: string) =>
  new SdkError({ kind, method: 'POST', path: '/areas', messages: sentence === '' ? [] : [sentence] })

/** Resolves as soon as the queue matches, which may be immediately. */
const when = (queue: Queue<Step>, test: (progress: Progress<Step>) => boolean) =>
  new Promise<Progress<Step>>((resolve) => {
    const look = () => test(queue.getSnapshot()) && resolve(queue.getSnapshot())
    queue.subscribe(look)
    look()
  })

const running =
  (...keys: string[]) =>
  (progress: Progress<Step>) =>
    keys.join() ===
    progress.items.flatMap(({ step, state }) => (state === 'running' ? [step.key] : [])).join()

const begin = (plan: Plan<Step>) => {
  const calls = handDriven()
  const queue = createQueue(plan, calls.run)
  return { ...calls, queue, ended: queue.start() }
}

it('makes four calls at the same time, and the next as soon as one has ended [AREA-25]', async () => {
  const { queue, succeed, ended } = begin([steps('a', 'b', 'c', 'd', 'e', 'f')])
  await when(queue, running('a', 'b', 'c', 'd'))
  succeed('c')
  await when(queue, running('a', 'b', 'd', 'e'))
  succeed('a', 'b')
  await when(queue, running('d', 'e', 'f'))
  succeed('d', 'e', 'f')
  expect(await ended).toMatchObject({ state: 'done', done: 6, failed: 0, waiting: 0, total: 6 })
})

it('makes one call after the other with atOnce: 1 [VALID-17]', async () => {
  const { run, made, succeed, fail } = handDriven()
  const queue = createQueue([steps('a', 'b', 'c')], run, { atOnce: 1 })
  const ended = queue.start()
  await when(queue, running('a'))
  succeed('a')
  await when(queue, running('b'))
  fail('b', 'Taken.')
  await when(queue, running('c'))
  succeed('c')
  expect(await ended).toMatchObject({ state: 'failed', done: 2, failed: 1 })
  expect(made).toEqual(['a', 'b', 'c'])
})

it('starts a phase when every call of the one before has succeeded', async () => {
  const { queue, succeed, underway, ended } = begin([steps('a', 'b'), steps('c')])
  await when(queue, running('a', 'b'))
  succeed('b')
  await when(queue, running('a'))
  expect(underway()).toEqual(['a'])
  succeed('a')
  await when(queue, running('c'))
  succeed('c')
  expect((await ended).state).toBe('done')
})

describe('a call that fails', () => {
  const failedOnce = async () => {
    const begun = begin([steps('a', 'b', 'c', 'd', 'e'), steps('f')])
    await when(begun.queue, running('a', 'b', 'c', 'd'))
    begun.fail('b', 'There is an area of that name.')
    await when(begun.queue, running('a', 'c', 'd', 'e'))
    begun.succeed('a', 'c', 'd', 'e')
    return { ...begun, progress: await begun.ended }
  }

  it('does not stop the rest of its phase, but the next phase', async () => {
    const { progress, made } = await failedOnce()
    expect(progress).toMatchObject({ state: 'failed', done: 4, failed: 1, waiting: 1, total: 6 })
    expect(made).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('is in the list with its message', async () => {
    const { progress } = await failedOnce()
    expect(progress.items.filter(({ message }) => message !== '')).toEqual([
      { step: { key: 'b' }, state: 'failed', message: 'There is an area of that name.' },
    ])
  })

  it('is retried together with the waiting calls only', async () => {
    const { queue, succeed, made } = await failedOnce()
    const ended = queue.start()
    await when(queue, running('b'))
    expect(queue.getSnapshot().items.every(({ message }) => message === '')).toBe(true)
    succeed('b')
    await when(queue, running('f'))
    succeed('f')
    expect(await ended).toMatchObject({ state: 'done', done: 6 })
    expect(made.slice(5)).toEqual(['b', 'f'])
  })

  it('has the message of its feature', async () => {
    const { run, fail } = handDriven()
    const queue = createQueue([steps('a')], run, { explain: () => 'error occurred adding group' })
    const ended = queue.start()
    await when(queue, running('a'))
    fail('a', 'no')
    expect((await ended).items[0]?.message).toBe('error occurred adding group')
  })

  it('is handled also when it throws synchronously', async () => {
    const queue = createQueue(
      steps('a').map((step) => [step]),
      () => {
        throw new TypeError('x is not a function')
      },
    )
    expect((await queue.start()).items[0]?.message).toBe('Something seems to have gone wrong.')
  })
})

describe('stopping', () => {
  it('cancels running calls without a message and starts no more', async () => {
    const { queue, succeed, underway, ended } = begin([steps('a', 'b', 'c', 'd', 'e')])
    await when(queue, running('a', 'b', 'c', 'd'))
    succeed('a')
    await when(queue, running('b', 'c', 'd', 'e'))
    queue.stop()
    const progress = await ended
    expect(progress).toMatchObject({ state: 'stopped', done: 1, failed: 0, waiting: 4 })
    expect(progress.items.every(({ message }) => message === '')).toBe(true)
    expect(underway()).toEqual([])
  })

  it('can be followed by another start', async () => {
    const { queue, succeed, ended } = begin([steps('a')])
    await when(queue, running('a'))
    queue.stop()
    await ended
    const again = queue.start()
    await when(queue, running('a'))
    succeed('a')
    expect((await again).state).toBe('done')
  })

  it('does nothing when no call is running', async () => {
    const queue = createQueue([], handDriven().run)
    queue.stop()
    expect(queue.getSnapshot().state).toBe('idle')
    expect((await queue.start()).state).toBe('done')
  })
})

it('does not start a second run', async () => {
  const { queue, made, succeed, ended } = begin([steps('a')])
  expect(queue.start()).toBe(ended)
  await when(queue, running('a'))
  expect(queue.start()).toBe(ended)
  succeed('a')
  await ended
  expect(made).toEqual(['a'])
})

it('is a store with immutable snapshots and listeners', async () => {
  const { queue, succeed, ended } = begin([steps('a')])
  const seen: Progress<Step>[] = [queue.getSnapshot()]
  expect(queue.getSnapshot()).toBe(seen[0])
  const leave = queue.subscribe(() => seen.push(queue.getSnapshot()))
  await when(queue, running('a'))
  leave()
  succeed('a')
  await ended
  expect(seen.map((progress) => progress.items[0]?.state)).toEqual(['waiting', 'running'])
  expect(new Set([...seen, queue.getSnapshot()]).size).toBe(3)
})

describe('with any order and any failures', () => {
  const plans = fc
    .array(fc.nat(6), { maxLength: 4 })
    .map((sizes) =>
      sizes.map((size, phase) => steps(...Array.from({ length: size }, (_, i) => `${phase}.${i}`))),
    )
  const anyOutcome = { plan: plans, failing: fc.func(fc.boolean()), atOnce: fc.integer({ min: 1, max: 5 }) }

  it('keeps to its limit and its phases, with correct counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(anyOutcome), fc.scheduler(), async ({ plan, failing, atOnce }, order) => {
        const done = new Set<string>()
        const run = async (step: Step) => {
          const phase = plan.findIndex((some) => some.includes(step))
          expect(
            plan
              .slice(0, phase)
              .flat()
              .every(({ key }) => done.has(key)),
          ).toBe(true)
          await order.schedule(Promise.resolve())
          if (failing(step.key)) throw failure('http', 'Taken.')
          done.add(step.key)
        }
        const queue = createQueue(plan, run, { atOnce })
        queue.subscribe(() => {
          const now = queue.getSnapshot()
          expect(now.items.filter(({ state }) => state === 'running').length).toBeLessThanOrEqual(atOnce)
          expect(now.done + now.failed + now.waiting).toBe(now.total)
        })
        const end = await order.waitFor(queue.start())
        expect(end.done).toBe(done.size)
        expect(end.state).toBe(done.size === end.total ? 'done' : 'failed')
        expect(end.items.every(({ state, message }) => (state === 'failed') === (message === 'Taken.'))).toBe(
          true,
        )
      }),
    )
  })
})
