import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { eventLoopTurn } from './event-loop-turn.ts'

it('gives each turn of the event loop to one waiter, in order', async () => {
  const order: string[] = []
  const works = ['a', 'b', 'c'].map(async (name) => {
    await eventLoopTurn()
    order.push(name)
  })
  for (let turn = 0; turn < 3; turn++) {
    await setImmediate()
    expect(order.length).toBeLessThanOrEqual(turn + 1)
  }
  await Promise.all(works)
  expect(order).toEqual(['a', 'b', 'c'])
})
