import * as z from 'zod/mini'
import { type Endpoint, failingStatuses } from '../contract/index.ts'
import { FakeFailure, JsonReply, LostConnection } from './failures.ts'
import { keyOf } from './match-endpoint.ts'
import type { World } from './model/world.ts'

/** A mistake of a test: a call without a handler, or a handler whose result does not fit the contract. */
export class FakeBackendError extends Error {
  /** The name of the class. */
  override name = 'FakeBackendError'
}

const PROXY = [502, 504]

/** Turns what a handler returned into a response. Throws if the contract does not have such a response. */
export function responseTo({ now }: World, endpoint: Endpoint, reply: unknown): Response {
  if (reply instanceof LostConnection) throw lost
  if (reply instanceof Response) return reply
  const headers = { date: now().toUTCString() }
  if (!(reply instanceof FakeFailure)) {
    const json = reply instanceof JsonReply ? fitting(endpoint, reply.json) : encoded(endpoint, reply)
    return Response.json(json, { status: endpoint.success, headers })
  }
  const { status } = reply
  if (!failingStatuses(endpoint).includes(status) && !PROXY.includes(status))
    throw new FakeBackendError(`${keyOf(endpoint)} never fails with ${status}.`)
  const body = errorBody(status, reply.message)
  return Response.json(body, { status, headers: { ...headers, ...reply.headers } })
}

/** What fetch rejects with when the connection is lost. */
const lost = new TypeError('fetch failed')

export const isLostConnection = (error: unknown): boolean => error === lost

/** The response to a request that the test has no valid response for. Clients never retry it. */
export const mistakeResponse = (mistake: unknown): Response =>
  Response.json(errorBody(501, mistake instanceof Error ? mistake.message : String(mistake)), { status: 501 })

const errorBody = (status: number, message: string | readonly string[]) => ({
  statusCode: status,
  status,
  message,
  error: errorNames[status] ?? 'Error',
})

const errorNames: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

function encoded(endpoint: Endpoint, value: unknown): unknown {
  const result = encodedOrError(endpoint, value)
  if (result.success) return result.data
  throw unfit(endpoint, result.issues)
}

function fitting(endpoint: Endpoint, json: unknown): unknown {
  const result = z.safeDecode(endpoint.response, json)
  if (result.success) return json
  throw unfit(endpoint, result.error.issues)
}

const unfit = (endpoint: Endpoint, issues: readonly z.core.$ZodIssue[]) =>
  new FakeBackendError(
    [
      `The handler of ${keyOf(endpoint)} returned a value that does not fit the contract.`,
      ...faultsOf(issues),
    ].join('\n'),
  )

type Encoded = { success: true; data: unknown } | { success: false; issues: readonly z.core.$ZodIssue[] }

function encodedOrError({ response }: Endpoint, value: unknown): Encoded {
  try {
    const result = z.safeEncode(response, value)
    return result.success ? result : { success: false, issues: result.error.issues }
  } catch {
    // A codec throws on a value of another kind, for example null for a list.
    const message = `cannot be ${value === null ? 'null' : typeof value}`
    return { success: false, issues: [{ code: 'custom', path: [], message, input: value }] }
  }
}

/** Returns a line for each fault, with its path in the names of the API. The form that fits best describes a union. */
function faultsOf(
  issues: readonly z.core.$ZodIssue[],
  path: readonly PropertyKey[] = ['response'],
): string[] {
  return issues.flatMap((issue) => {
    const here = [...path, ...issue.path]
    if (issue.code !== 'invalid_union') return `${here.join('.')}: ${issue.message}`
    const forms = issue.errors.map((errors) => faultsOf(errors, here))
    return forms.toSorted((a, b) => depthOf(b) - depthOf(a))[0] ?? `${here.join('.')}: ${issue.message}`
  })
}

/** A fault further inside means that the form fits better. */
const depthOf = (faults: readonly string[]) =>
  Math.max(...faults.map((fault) => fault.split(':')[0]?.split('.').length ?? 0))
