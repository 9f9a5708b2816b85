import { type Client, createClient } from '@tributary/sdk'
import { atom, type createStore } from 'jotai'
import { sessionAtom } from './session-atoms.ts'

type Store = ReturnType<typeof createStore>

/** The portal's one connection to the backend; it keeps the access token to itself. */
export const clientAtom = atom<Client | null>(null)

/** Connects a store to the backend: from then on the session atom follows the client's session. */
export function connectPortal(store: Store, fetch?: typeof globalThis.fetch): Client {
  const client = createClient({
    baseUrl: '/backend',
    ...(fetch ? { fetch } : {}),
    onSessionChange: (user) => user && store.set(sessionAtom, { state: 'signed-in', user }),
    onSignedOut: (reason) => store.set(sessionAtom, { state: 'signed-out', reason }),
  })
  store.set(clientAtom, client)
  return client
}
