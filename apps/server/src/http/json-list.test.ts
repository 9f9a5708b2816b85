import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { jsonList } from './json-list.ts'

const thing = z.object({ Name: z.string() })
const things = z.array(thing)
const many = Array.from({ length: 5_000 }, (_, place) => ({ Name: `${place} ${'é'.repeat(100)}` }))

const streamOf = async (items: readonly object[]) => {
  const answer = await jsonList(things, items)
  if (!(answer instanceof Readable)) throw new Error('This is not a stream.')
  return answer
}

it.each([0, 1, 20])('is text while it is short: %i items', async (count) => {
  const answer = await jsonList(things, many.slice(0, count))
  expect(JSON.parse(String(answer))).toEqual(many.slice(0, count))
})

it('contains every item in order', async () => {
  expect(JSON.parse(await text(await streamOf(many)))).toEqual(many)
})

it('encodes only as much as the reader accepts', async () => {
  let read = 0
  const watched = many.map(({ Name }) => ({
    get Name() {
      read += 1
      return Name
    },
  }))
  const stream = await streamOf(watched)
  const reader = stream[Symbol.asyncIterator]()
  await reader.next()
  expect(read).toBeLessThan(watched.length / 2)
  stream.destroy()
})

it('lets other work run while it encodes', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  const slow = many.slice(0, 30).map(({ Name }) => ({
    get Name() {
      const until = performance.now() + 5
      while (performance.now() < until);
      return Name
    },
  }))
  await jsonList(things, slow)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
})
