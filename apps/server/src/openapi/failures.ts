import { STATUS_CODES } from 'node:http'
import { failingStatuses } from '@tributary/sdk/contract'
import { errorBody } from '../http/http-error.ts'
import { calls } from './calls.ts'
import type { Reference, Response, Schema } from './openapi.ts'

/** The schema of every failure response. */
export const errorBodySchema: Schema = {
  type: 'object',
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status. Only failures carry it.' },
    status: { type: 'integer', description: 'The same number.' },
    message: {
      description: 'The message for people; a list if there are several problems.',
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    },
    error: { type: 'string', description: 'The short name of the status.' },
    code: {
      type: 'string',
      description:
        'The reason, for programs. `step-up-required`: confirm with `stepUp` that it is the caller, then repeat the call.',
    },
    factors: {
      description: 'With `step-up-required`: how the caller can confirm that it is them.',
      type: 'array',
      items: { type: 'string' },
    },
  },
  required: ['statusCode', 'status', 'message', 'error'],
}

const meanings: { [status: number]: [description: string, message: string | string[]] } = {
  400: ['The request has the wrong shape or breaks a rule.', ['body.name is too short.']],
  401: ['The token is missing, wrong or expired, or the account is not active.', 'Please sign in.'],
  403: ['Not with this role, or not in this organisation.', 'You are not allowed to do this.'],
  404: ['It does not exist, or it belongs to another organisation.', 'Not found.'],
  409: [
    'The request conflicts with the current state. With `Retry-After`: the same request is still running.',
    'This name already exists.',
  ],
  413: ['The body is too large.', 'The request is too large.'],
  415: ['The body is not JSON.', 'The request must be JSON.'],
  422: [
    'The request is valid, but it cannot be carried out.',
    'The list would hold more than 20,000 links. Request it with links=custom, which leaves out automatic links.',
  ],
  429: ['Too many attempts. `Retry-After` says when to retry.', 'Please wait a moment and try again.'],
  500: ['Something went wrong on the server.', 'Something seems to have gone wrong.'],
  502: [
    'The database of the organisation rejected the connection or cannot be reached.',
    'The database cannot be reached.',
  ],
  503: ['The server cannot work right now.', 'The database cannot be reached right now. Please try again.'],
  504: ['The database of the organisation did not respond in time.', 'The database did not answer in time.'],
}

const nameOf = (status: number): string => (STATUS_CODES[status] ?? 'Error').replaceAll(/\W/g, '')

/** Refers to the shared description of a failing status. */
export const failure = (status: number): Reference => ({ $ref: `#/components/responses/${nameOf(status)}` })

const later = new Set([409, 429, 503])

function described(status: number): Response {
  const [description, message] = meanings[status] ?? []
  if (!description || !message) throw new Error(`The status ${status} has no description.`)
  return {
    description,
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
      ...(later.has(status) ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } : {}),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        example: { ...errorBody(status, message) },
      },
    },
  }
}

/** Every failing status the contract declares, described once. */
export const failures = (): { [name: string]: Response } => {
  const declared = new Set(calls.flatMap(({ endpoint }) => failingStatuses(endpoint)))
  return Object.fromEntries(
    [...declared].toSorted((a, b) => a - b).map((status) => [nameOf(status), described(status)]),
  )
}
