import { STATUS_CODES } from 'node:http'
import type { StepUpFactor } from '@tributary/domain'

/** An intended failure response. The message is for people and contains nothing they may not see. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly messages: string | string[]
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** What a program needs to react to it. */
  readonly reason: Reason | undefined

  constructor(status: number, messages: string | string[], retryAfter?: number, reason?: Reason) {
    super(String(messages))
    this.status = status
    this.messages = messages
    this.retryAfter = retryAfter
    this.reason = reason
  }
}

/** The user must first confirm with one of these factors that it is them. */
export type Reason = { code: 'step-up-required'; factors: readonly StepUpFactor[] }

export const badRequest = (messages: string | string[]) => new HttpError(400, messages)
export const unauthorised = (message = 'Please sign in.') => new HttpError(401, message)
export const forbidden = (message = 'You are not allowed to do this.') => new HttpError(403, message)
export const notFound = (message = 'Not found.') => new HttpError(404, message)
export const conflict = (message: string) => new HttpError(409, message)

export type ErrorBody = {
  statusCode: number
  status: number
  message: string | string[]
  error: string
} & Partial<Reason>

export const errorBody = (status: number, message: string | string[], reason?: Reason): ErrorBody => ({
  statusCode: status,
  status,
  message,
  error: STATUS_CODES[status] ?? 'Error',
  ...reason,
})
