type Hidden = { depth: number }

/** A thing. */
export type Thing = { id: string | number; hidden?: Hidden }

export class Failure extends Error {
  readonly code: number = 1
}

export const LIMIT = 4

export const find = <T extends Thing>(things: readonly T[], id: string): T | undefined =>
  things.find((thing) => thing.id === id)

export * as more from './more.ts'
