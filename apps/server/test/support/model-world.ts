import type { Client } from '@tributary/sdk'
import fc from 'fast-check'
import { type Backend, startBackend } from './backend.ts'
import { clientOf } from './sdk-client.ts'

// What tests share that compare the server with a model after random commands.

export type Id = string | number

/** How many sequences of commands a test tries. */
export const modelRuns = Number(process.env.MODEL_RUNS ?? 10)

export const sequenceOf = <Command>(command: fc.Arbitrary<Command>): fc.Arbitrary<Command[]> =>
  fc.array(command, { minLength: 10, maxLength: 30, size: 'max' })

export type ModelWorld = { backend: Backend; adam: Client; organisationId: string }

/** Starts a server, and signs in an administrator of an organisation without structure. */
export async function modelWorld(): Promise<ModelWorld> {
  const backend = await startBackend()
  const adam = await clientOf(backend, 'adam')
  return { backend, adam, organisationId: await backend.idOf('organisations', 'Cedar & Co') }
}

let named = 0

/** Returns a name that no other item has. */
export const newName = (): string => `Item ${++named}`

/** Returns the item at a random number, and undefined for an empty list. */
export function nth<T>(all: Iterable<T>, at: number): T | undefined {
  const list = [...all]
  return list[at % Math.max(1, list.length)]
}
