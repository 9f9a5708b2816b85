import { describe, expect, it } from 'vitest'
import { runWork } from '../storage/caller-work.ts'
import { createHashQueue } from './hash-queue.ts'

describe('the queue of password hashes', () => {
  it('runs some hashes, queues some, and rejects the rest', async () => {
    const inTurn = createHashQueue(2, 3)
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    let running = 0
    const started: number[] = []
    const hash = (n: number) =>
      inTurn(async () => {
        started.push(n)
        running += 1
        const most = running
        await gate
        running -= 1
        return most
      })
    const accepted = [1, 2, 3, 4, 5].map(hash)
    await expect(hash(6)).rejects.toMatchObject({ status: 503, retryAfter: 1 })
    expect(started).toEqual([1, 2])
    open()
    expect(Math.max(...(await Promise.all(accepted)))).toBe(2)
    expect(started).toEqual([1, 2, 3, 4, 5])
  })

  it('frees its place when a hash fails', async () => {
    const inTurn = createHashQueue(1, 0)
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(async () => 'next')).toBe('next')
  })

  it.each([
    [{ urgent: true, begun: true }, 'CallerDisconnected'],
    [{ urgent: false, begun: false }, 'CallerDisconnected'],
    [{ urgent: false, begun: true }, 'run'],
  ])('treats the hash of %j whose caller has disconnected as %s', async (kind, expected) => {
    const inTurn = createHashQueue(1, 1)
    const { promise: gate, resolve: open } = Promise.withResolvers<string>()
    const work = { ...kind, abandoned: false }
    const first = inTurn(() => gate)
    const second = runWork(work, () => inTurn(async () => 'run'))
    work.abandoned = true
    open('run')
    expect(await first).toBe('run')
    expect(await second.catch(({ name }) => name)).toBe(expected)
  })
})
