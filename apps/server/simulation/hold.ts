import type { SimulatedProcess } from './simulated-process.ts'

export type Statement = {
  readonly sql: string
  readonly params?: readonly unknown[]
  /** The rows of a COPY. */
  readonly bytes?: Uint8Array
}

const CHANGES = /\b(insert\s+into|delete\s+from|update\s+["\w]|truncate|alter\s+table)/i

/** The exclusive use of a session by a process. */
export class Hold {
  readonly process: SimulatedProcess
  readonly grant: () => void
  /** The connection is lost: nothing works on it any more. */
  isBroken = false
  /** Executes the statement that was sent and not executed yet. */
  pending: (() => Promise<void>) | undefined
  #inTransaction = false
  #changed: string[] = []

  constructor(process: SimulatedProcess, grant: () => void) {
    this.process = process
    this.grant = grant
  }

  /** Notes an executed statement. Returns the changes that it has committed. */
  committedBy(sql: string): string[] | undefined {
    if (/^\s*begin/i.test(sql)) this.#inTransaction = true
    else if (CHANGES.test(sql)) this.#changed.push(sql)
    if (/^\s*rollback(?! to)/i.test(sql)) {
      this.#inTransaction = false
      this.#changed = []
      return undefined
    }
    if (/^\s*commit/i.test(sql)) this.#inTransaction = false
    if (this.#inTransaction || this.#changed.length === 0) return undefined
    return this.#changed.splice(0)
  }
}
