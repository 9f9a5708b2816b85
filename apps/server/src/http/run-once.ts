import type { Endpoint } from '@tributary/sdk/contract'
import type { FastifyRequest } from 'fastify'

/** A successful response. */
export type Response = { status: number; body: string; replayed?: boolean }

/** Carries out a write with an `Idempotency-Key` once. A repeated request gets the first response again. */
export type RunOnce = (
  request: FastifyRequest,
  endpoint: Endpoint,
  carryOut: () => Promise<Response>,
) => Promise<Response>
