import { keyOf, type MatchedCall } from './match-endpoint.ts'
import type { ModelRequest } from './model/world.ts'
import { createRepeatedWrites, type RepeatedWrites } from './repeated-writes.ts'
import type { Target } from './target.ts'

/** A handler of any call. Its types were checked when it was added. */
export type AnyHandler = (request: ModelRequest) => unknown

/** A handler with the writes that it has carried out. */
export type Link = { handle: AnyHandler; repeated: RepeatedWrites }

export const linkOf = (handle: AnyHandler): Link => ({ handle, repeated: createRepeatedWrites() })

/** The handlers that a test added. */
export type Handlers = {
  add: (target: Target, handler: unknown, once: boolean) => () => void
  /** Returns those for a request, the latest first. */
  of: (matched: MatchedCall, path: string) => Link[]
  /** Removes the handlers for one request that no request has used, and returns their calls. */
  takeUnused: () => string[]
}

export function createHandlers(): Handlers {
  let all: (Link & { target: Target; once: boolean })[] = []
  return {
    add: (target, handler, once) => {
      const handle: AnyHandler = (request) => {
        if (once) remove()
        return isHandler(handler) ? handler(request) : handler
      }
      const entry = { ...linkOf(handle), target, once }
      const remove = () => {
        all = all.filter((one) => one !== entry)
      }
      all = [entry, ...all]
      return remove
    },
    of: ({ endpoint }, path) =>
      all.filter(({ target }) => keyOf(target.endpoint) === keyOf(endpoint) && target.fits(path)),
    takeUnused: () => {
      const unused = all.filter(({ once }) => once)
      all = all.filter(({ once }) => !once)
      return unused.map(({ target }) => target.label)
    },
  }
}

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'
