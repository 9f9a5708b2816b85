/** The part of the Web Locks API used here. */
type Locks = {
  request: <T>(name: string, options: { signal: AbortSignal }, run: () => Promise<T>) => Promise<T>
}

/** Runs something while no other tab of this browser does; without Web Locks it just runs. */
export async function withTabLock<T>(name: string, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  // Neither Node 18 nor an insecure page has it, and the types of both worlds must do without the other's.
  const { navigator } = globalThis as { navigator?: { locks?: Locks } }
  return navigator?.locks ? navigator.locks.request(name, { signal }, run) : run()
}
