import { act, cleanup, render } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeEach } from 'vitest'
import { App } from '../app/App.tsx'
import { watchHistory } from '../page/unsaved.ts'
import { connectPortal } from '../session/connect-portal.ts'
import type { FakeBackend } from './fake-backend.ts'

let leave = () => {}
let verify = () => {}

/** Starts every test of a file with a fresh browser. */
export function freshBrowser(): void {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    for (const pair of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: clears the cookies of the portal
      document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
    }
  })
  afterEach(() => {
    cleanup()
    leave()
    verify()
  })
}

/**
 * Opens the whole portal at an address, with the real client over the fake backend. `state` is the history state that a
 * browser keeps across a reload.
 */
export async function openPortal(address: string, backend: FakeBackend, state: unknown = null) {
  history.replaceState(state, '', address)
  const store = createStore()
  const client = connectPortal(store, backend.fetch)
  leave()
  leave = watchHistory(store)
  verify = backend.verify
  const view = await act(async () => render(<App store={store} />))
  return { ...view, store, client }
}

export const address = (): string => location.pathname + location.search
