/** A call of the benchmark. The bare route returns the same body. */
export type Call = { name: string; path: string; tag: string | undefined; bytes: number }

export type Ready = { server: string; bare: string; token: string; checkPath: string; calls: Call[] }

/** The longest time for which the event loop was blocked since the last message, in milliseconds. */
export type Blocked = { ms: number }
