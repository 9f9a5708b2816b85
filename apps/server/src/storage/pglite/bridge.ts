/** Messages between the threads. Everything must survive structured cloning. */
export type BridgeRequest = { id: number } & BridgeCall

export type BridgeCall =
  | { call: 'open' }
  | ({ call: 'batch' } & BridgeBatch)
  | { call: 'exec'; sql: string }
  | { call: 'copy'; sql: string; bytes: Uint8Array }
  | { call: 'copyOut'; sql: string }
  | { call: 'close' }

/** Statements that run in order. If `alone`, they form a separate transaction. */
export type BridgeBatch = {
  statements: readonly { sql: string; params: readonly unknown[] }[]
  alone: boolean
}

export type BridgeRows = { rows: Record<string, unknown>[]; affected: number; bytes?: Uint8Array }

export type BridgeAnswer =
  | { change: string }
  | { id: number; ok: true; results: BridgeRows[] }
  | { id: number; ok: false; error: BridgeFailure }

/** PostgreSQL's fields of an error, which an Error object would lose between the threads. */
export type BridgeFailure = { message: string } & Partial<
  Record<'code' | 'detail' | 'hint' | 'constraint' | 'table' | 'column' | 'schema' | 'where', string>
>
