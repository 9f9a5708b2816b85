import type { Endpoint } from '../contract/index.ts'
import type { FakeRequest } from './handler.ts'
import { keyOf } from './match-endpoint.ts'

/** A handler of any call. Its types were checked when it was added. */
export type AnyHandler = (request: FakeRequest) => unknown

/** The handlers that a test added, the latest first. */
export type Handlers = {
  add: (endpoint: Endpoint, handler: unknown, once: boolean) => () => void
  find: (endpoint: Endpoint) => AnyHandler | undefined
}

export function createHandlers(): Handlers {
  const all = new Map<string, AnyHandler[]>()
  const of = (key: string) => all.get(key) ?? []
  return {
    add: (endpoint, handler, once) => {
      const key = keyOf(endpoint)
      const entry: AnyHandler = (request) => {
        if (once) remove()
        return isHandler(handler) ? handler(request) : handler
      }
      const remove = () => {
        const others = of(key).filter((one) => one !== entry)
        all.set(key, others)
      }
      all.set(key, [entry, ...of(key)])
      return remove
    },
    find: (endpoint) => of(keyOf(endpoint))[0],
  }
}

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'
