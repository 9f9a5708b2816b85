import { act, cleanup, render } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeEach } from 'vitest'
import { App } from '../app/App.tsx'
import { watchHistory } from '../page/unsaved.ts'
import { connectPortal } from '../session/connect-portal.ts'
import type { FakeBackend } from './fake-backend.ts'

let leave = () => {}

/** Every test of a file begins as a browser that has never been here. */
export function freshBrowser(): void {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    for (const pair of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: a test clears what the portal has written
      document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
    }
  })
  afterEach(() => {
    cleanup()
    leave()
  })
}

/**
 * The whole portal at an address, over the real client and a network that ends at the given backend. After a reload a
 * browser still has the `state` of the history entry.
 */
export async function openPortal(address: string, backend: FakeBackend, state: unknown = null) {
  history.replaceState(state, '', address)
  const store = createStore()
  const client = connectPortal(store, backend.fetch)
  leave()
  leave = watchHistory(store)
  const view = await act(async () => render(<App store={store} />))
  return { ...view, store, client }
}

export const address = (): string => location.pathname + location.search
