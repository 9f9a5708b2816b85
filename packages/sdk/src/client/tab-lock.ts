/** The part of the Web Locks API used here. */
type Locks = {
  request: <T>(name: string, options: { signal: AbortSignal }, run: () => Promise<T>) => Promise<T>
}

/** Runs a function while no other tab of this browser does. Without Web Locks, it runs immediately. */
export async function withTabLock<T>(name: string, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  // Neither Node 18 nor an insecure page has Web Locks, and the types must compile in browsers and in Node.
  const { navigator } = globalThis as { navigator?: { locks?: Locks } }
  return navigator?.locks ? navigator.locks.request(name, { signal }, run) : run()
}
