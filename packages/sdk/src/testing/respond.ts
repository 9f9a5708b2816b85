import * as z from 'zod/mini'
import { failingStatuses } from '../contract/index.ts'
import { encodeResponse } from './encode-response.ts'
import { FakeFailure, JsonReply, LostConnection } from './failures.ts'
import type { MatchedCall } from './match-endpoint.ts'
import { FakeBackendError, labelOf, messageOf, unfitReply } from './mistakes.ts'
import type { World } from './model/world.ts'

const PROXY = [502, 504]

/** Turns what a handler returned into a response. Throws if the contract does not have such a response. */
export function responseTo({ now }: World, call: MatchedCall, reply: unknown): Response {
  if (reply instanceof LostConnection) throw lost
  if (reply instanceof Response) return reply
  const headers = { date: now().toUTCString() }
  if (!(reply instanceof FakeFailure)) {
    const json = reply instanceof JsonReply ? fitting(call, reply.json) : encoded(call, reply)
    return Response.json(json, { status: call.endpoint.success, headers })
  }
  const { status } = reply
  const possible = failingStatuses(call.endpoint).toSorted((a, b) => a - b)
  if (!possible.includes(status) && !PROXY.includes(status))
    throw new FakeBackendError(
      `${labelOf(call)} never fails with ${status}, only with ${possible.join(', ')}.`,
    )
  const body = errorBody(status, reply.message)
  return Response.json(body, { status, headers: { ...headers, ...reply.headers } })
}

/** What fetch rejects with when the connection is lost. */
const lost = new TypeError('fetch failed')

export const isLostConnection = (error: unknown): boolean => error === lost

/** The response to a request that the test has no valid response for. Clients never retry it. */
export const mistakeResponse = (mistake: unknown): Response =>
  Response.json(errorBody(501, messageOf(mistake)), { status: 501 })

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
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

function encoded(call: MatchedCall, value: unknown): unknown {
  const result = encodeResponse(call.endpoint.response, value)
  if ('json' in result) return result.json
  throw unfitReply(call, result.faults, value)
}

function fitting(call: MatchedCall, json: unknown): unknown {
  const result = z.safeDecode(call.endpoint.response, json)
  if (result.success) return json
  throw unfitReply(call, result.error.issues, json)
}
