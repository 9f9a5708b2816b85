/** Messages between the threads. Everything must survive structured cloning. */
export type BridgeRequest = { id: number } & BridgeCall

export type BridgeCall =
  | { call: 'open' }
  | { call: 'query'; sql: string; params: readonly unknown[] }
  | { call: 'exec'; sql: string }
  | { call: 'copy'; sql: string; bytes: Uint8Array }
  | { call: 'close' }

export type BridgeRows = { rows: Record<string, unknown>[]; affected: number }

export type BridgeAnswer =
  | { id: number; ok: true; result: BridgeRows }
  | { id: number; ok: false; error: BridgeFailure }

/** PostgreSQL's fields of an error, which an Error object would lose between the threads. */
export type BridgeFailure = { message: string } & Partial<
  Record<'code' | 'detail' | 'hint' | 'constraint' | 'table' | 'column' | 'schema' | 'where', string>
>
