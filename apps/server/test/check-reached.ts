import * as contract from '@tributary/sdk/contract'
import { type Endpoint, failingStatuses } from '@tributary/sdk/contract'
import { allReached } from './support/reached.ts'

// After a whole run: every call of the contract was answered by the real server, with every status it may give.

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const calls = Object.values(contract)
  .filter((feature) => typeof feature === 'object')
  .flatMap((feature) => Object.values<unknown>({ ...feature }))
  .filter(isEndpoint)

/**
 * The statuses a call's own rules give; the others (too large, not JSON, too many, unavailable, a key that was used
 * before) are the whole server's.
 */
function statusesOf(call: Endpoint): number[] {
  const everywhere = new Set([413, 415, 429, 500, 503, ...(call.keyed ? [409, 422] : [])])
  const own = failingStatuses(call).filter(
    (status) => !everywhere.has(status) || call.errors.includes(status),
  )
  return [call.success, ...own.filter((status) => canHappen(call, status))]
}

/** Nobody is refused what everybody signed in may ask for, nothing unknown is named, and nothing can be misspelt. */
function canHappen(call: Endpoint, status: number): boolean {
  if (call.errors.includes(status)) return true
  const names = call.path.includes('{') || call.query !== undefined || call.body !== undefined
  if (status === 403) return call.level !== 'user' && !namesByIdAlone(call)
  if (status === 404) return call.path.includes('{')
  return status !== 400 || names
}

/** What is read by its own id, at no level in particular, is there or is not: nobody is told that they may not. */
const namesByIdAlone = (call: Endpoint) =>
  call.level === 'member' &&
  call.method === 'GET' &&
  !call.path.includes('{orgId}') &&
  !asksForOrganisation(call)

const asksForOrganisation = ({ query }: Endpoint) => query?.safeParse({ orgId: 'x' }).success === true

const reached = allReached()
const missing = calls.flatMap((call) => {
  const route = `${call.method} /backend${call.path.replace(/\{(\w+)\}/g, ':$1')}`
  const lacking = statusesOf(call).filter((status) => !reached.has(`${route} ${status}`))
  return lacking.length ? [`  ${call.method} ${call.path}: ${lacking.join(', ')}`] : []
})

if (missing.length) {
  console.error(`No test has seen these answers:\n${missing.join('\n')}`)
  process.exit(1)
}
console.log(`Every one of ${calls.length} calls was answered with every status it may give.`)
