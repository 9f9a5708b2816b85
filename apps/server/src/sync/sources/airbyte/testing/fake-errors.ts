import type { Described } from './described-stream.ts'
import type { Partition } from './fake-records.ts'
import type { Part } from './manifest-part.ts'

/** Sends errors that manifests know how to handle: a busy server once for each stream, and some parts that are missing. */
export function fakeErrors() {
  const busy = new Set<string>()

  /** Returns the status of the error; undefined for a success. */
  return ({ requester, name }: Described, { at }: Partition): number | undefined => {
    const filters = filtersOf(requester)
    const ignored = filters.find((filter) => filter.get('action') === 'IGNORE')
    if (ignored && at % 3 === 1) return statusOf(ignored)
    const retried = filters.find((filter) => RETRIES.has(filter.get('action')))
    if (!retried || busy.has(name)) return undefined
    busy.add(name)
    return statusOf(retried)
  }
}

const RETRIES = new Set<unknown>(['RETRY', 'RATE_LIMITED'])

const filtersOf = (requester: Part): Part[] =>
  requester
    .parts('error_handler')
    .flatMap((one) => (one.type === 'CompositeErrorHandler' ? one.parts('error_handlers') : [one]))
    .flatMap((one) => one.parts('response_filters'))

function statusOf(filter: Part): number | undefined {
  const codes = filter.plain('http_codes')
  return Array.isArray(codes) && codes.length > 0 ? Number(codes[0]) : undefined
}
