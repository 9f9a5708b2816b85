import * as contract from '@tributary/sdk/contract'
import { type Endpoint, failingStatuses } from '@tributary/sdk/contract'
import { allReached } from './support/reached.ts'

// After a whole run: checks that the real server returned every declared status of every call of the
// contract.

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const calls = Object.values(contract)
  .filter((feature) => typeof feature === 'object')
  .flatMap((feature) => Object.values<unknown>({ ...feature }))
  .filter(isEndpoint)

/**
 * The statuses from a call's own rules. The others (too large, not JSON, too many, unavailable, reused key) come from the
 * server for every call.
 */
function statusesOf(call: Endpoint): number[] {
  const everywhere = new Set([413, 415, 429, 500, 503, ...(call.keyed ? [409, 422] : [])])
  const own = failingStatuses(call).filter(
    (status) => !everywhere.has(status) || call.errors.includes(status),
  )
  return [call.success, ...own.filter((status) => canHappen(call, status))]
}

/** Calls without input that every signed-in user may make cannot return 400, 403 or 404. */
function canHappen(call: Endpoint, status: number): boolean {
  if (call.errors.includes(status)) return true
  const names = call.path.includes('{') || call.query !== undefined || call.body !== undefined
  if (status === 403) return call.level !== 'user' && !namesByIdAlone(call)
  if (status === 404) return call.path.includes('{')
  return status !== 400 || names
}

/** Calls by id without a required level return 404 for other users' data, never 403. */
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
  console.error(`No test has received these responses:\n${missing.join('\n')}`)
  process.exit(1)
}
console.log(`All ${calls.length} calls were answered with every status they declare.`)
