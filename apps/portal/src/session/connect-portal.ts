import { type Client, type ClientOptions, createClient } from '@tributary/sdk'
import { atom, type createStore } from 'jotai'
import { forgetPersonAtom } from './person-atom.ts'
import { lostSessionAtom, sessionAtom } from './session-atoms.ts'

type Store = ReturnType<typeof createStore>

/** The SDK client of the portal. It holds the access token. */
export const clientAtom = atom<Client | null>(null)

type Outdated = Parameters<NonNullable<ClientOptions['onOutdated']>>[0]

/** The data that the latest write has made outdated; a new object each time. */
export const outdatedAtom = atom<{ what: Outdated } | null>(null)

/** Connects a store to the backend, so that the session atom follows the client's session. */
export function connectPortal(store: Store, fetch?: typeof globalThis.fetch): Client {
  const client = createClient({
    baseUrl: '/backend',
    ...(fetch ? { fetch } : {}),
    onSessionChange: (user) => {
      store.set(lostSessionAtom, null)
      if (user) store.set(sessionAtom, { state: 'signed-in', user })
    },
    onSessionLost: (user) =>
      // Only the administrator behind a view could sign in again, and the page is not theirs.
      user.viewAs
        ? Promise.resolve()
        : new Promise<void>((leave) => store.set(lostSessionAtom, { user, leave })),
    onSignedOut: (reason) => {
      store.set(sessionAtom, { state: 'signed-out', reason })
      store.set(forgetPersonAtom)
    },
    onOutdated: (what) => store.set(outdatedAtom, { what }),
  })
  store.set(clientAtom, client)
  return client
}
