import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { conflict, errorBody, HttpError } from '../http/http-error.ts'
import type { Response, RunOnce } from '../http/run-once.ts'
import type { Services } from '../services.ts'
import { withCommitMark } from '../storage/commit-marks.ts'
import type { SecretBox } from '../storage/secret-box.ts'
import { idempotencyMessages } from './idempotency.messages.ts'
import {
  type Attempt,
  beginWrite,
  deleteAttempt,
  deleteExpired,
  findWrite,
  type KnownWrite,
  markCommitted,
  storeResponse,
  takeOver,
} from './idempotency.queries.ts'
import { identities, keyOf } from './idempotency-key.ts'

/** How long a key is stored. */
export const KEEP_KEYS_MS = 24 * 3_600_000
/** A little longer than clients wait. An attempt that takes longer belongs to a process that ended. */
const LEASE_MS = { read: 20_000, write: 35_000, synchronise: 65_000 } as const
const AGAIN_SECONDS = 1

type Tools = Pick<Services, 'storage' | 'clock' | 'secretBox' | 'config'>

export function idempotentWrites(services: Tools): RunOnce {
  const { storage, clock } = services
  const identity = identities(services.config.encryptionKey)
  return async (request, endpoint, carryOut) => {
    const key = endpoint.keyed ? keyOf(request) : undefined
    if (key === undefined) return carryOut()
    const attempt: Attempt = { ...identity(request, key), attempt: randomUUID(), at: clock() }
    const kept = await claimOrReplay(services, attempt, LEASE_MS[endpoint.deadline])
    if (kept) return kept
    const mark = async (run: Parameters<typeof markCommitted>[1]) => {
      if (!(await markCommitted(storage.db, run, attempt, clock()))) throw stillRunning()
    }
    try {
      const answer = await withCommitMark(mark, carryOut)
      await logFailure(
        request,
        storeResponse(storage.db, attempt, sealed(services.secretBox, attempt, answer)),
      )
      return answer
    } catch (error) {
      await logFailure(request, storeFailure(services, attempt, error, request.caller !== undefined))
      throw error
    }
  }
}

const stillRunning = () => new HttpError(409, idempotencyMessages.running, AGAIN_SECONDS)

/** Begins a write. Returns the stored response of a finished one. Throws if it is running or the key was reused. */
async function claimOrReplay(tools: Tools, attempt: Attempt, leaseMs: number): Promise<Response | undefined> {
  const { db } = tools.storage
  if (await beginWrite(db, attempt)) return undefined
  const oldest = new Date(attempt.at.getTime() - KEEP_KEYS_MS)
  if ((await deleteExpired(db, attempt.id, oldest)) && (await beginWrite(db, attempt))) return undefined
  const known = await findWrite(db, attempt.id)
  // It existed a moment ago, so its attempt has just failed.
  if (!known) throw stillRunning()
  if (known.request !== attempt.request) throw new HttpError(422, idempotencyMessages.reused)
  if (known.status !== null) return opened(tools.secretBox, attempt, known)
  if (attempt.at.getTime() - known.beganAt.getTime() <= leaseMs) throw stillRunning()
  if (known.committedAt !== null) throw conflict(idempotencyMessages.unknown)
  if (await takeOver(db, known.attempt, attempt)) return undefined
  throw stillRunning()
}

const placeOf = ({ id }: Attempt) => ({
  organisation: '',
  table: 'idempotency_keys',
  row: id,
  field: 'answer',
})

const sealed = (box: SecretBox, attempt: Attempt, { status, body }: Response) => ({
  status,
  answer: box.seal(body, placeOf(attempt)),
})

function opened(box: SecretBox, attempt: Attempt, { status, answer }: NonNullable<KnownWrite>): Response {
  return { status: status ?? 500, body: box.open(answer ?? '', placeOf(attempt)), replayed: true }
}

/** Statuses that a retry may not get again; they are not stored. */
const temporary = new Set([401, 408, 425, 429])

/**
 * Stores a lasting failure as the response. Temporary failures and server errors are not stored. After an unexpected
 * error the key is free again only if nothing was changed. Without a user nothing is stored, so that strangers cannot
 * fill the table.
 */
async function storeFailure(
  { storage: { db }, secretBox }: Tools,
  attempt: Attempt,
  error: unknown,
  isKnown: boolean,
) {
  const keep = ({ status, messages }: HttpError) =>
    storeResponse(
      db,
      attempt,
      sealed(secretBox, attempt, { status, body: JSON.stringify(errorBody(status, messages)) }),
    )
  if (!(error instanceof HttpError)) {
    await deleteAttempt(db, attempt, { unlessCommitted: true })
    return keep(conflict(idempotencyMessages.unknown))
  }
  const isKept = isKnown && error.status < 500 && !temporary.has(error.status)
  return isKept ? keep(error) : deleteAttempt(db, attempt, { unlessCommitted: false })
}

// The write has succeeded or failed either way, so the client gets its response.
async function logFailure({ log }: FastifyRequest, keeping: Promise<void>) {
  await keeping.catch((error: unknown) =>
    log.warn({ err: error }, 'The response to a write could not be stored'),
  )
}
