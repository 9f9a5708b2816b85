import { atom, type createStore, useStore } from 'jotai'
import { useEffect } from 'react'
import type { AroundNavHandler } from 'wouter'
import { useAddress } from '../routes/use-address.ts'

type Store = ReturnType<typeof createStore>

/** The forms of the page that hold something nobody has saved. */
const unsavedAtom = atom<ReadonlySet<symbol>>(new Set<symbol>())

/** What somebody wants to do although something is not saved; they are being asked. */
export const leavingAtom = atom<{ go: () => void } | null>(null)

const isUnsaved = (store: Store): boolean => store.get(unsavedAtom).size > 0

/** Goes at once, or asks first where something typed would be lost. */
export function unlessUnsaved(store: Store, go: () => void): void {
  if (isUnsaved(store)) store.set(leavingAtom, { go })
  else go()
}

/** Nothing asks any more: whoever typed it has given it up. */
export const giveUp = (store: Store): void => store.set(unsavedAtom, new Set())

/** Links ask before they leave the page. What replaces an address goes on with the page, or ends it for good. */
export const askBeforeLeaving =
  (store: Store): AroundNavHandler =>
  (navigate, to, options) => {
    const stays = options?.replace || to.split(/[?#]/)[0] === location.pathname
    if (stays) navigate(to, options)
    else unlessUnsaved(store, () => navigate(to, options))
  }

/**
 * While `dirty`, links, the organisation menu, logging out, Back and closing the tab ask before the page is left. A form
 * that belongs to an organisation is keyed by it, so that it is a new one after a change.
 */
export function useUnsaved(dirty: boolean): void {
  const store = useStore()
  const { path, query } = useAddress()
  useEffect(() => {
    if (!dirty) return
    const form = Symbol('form')
    const forms = () => [...store.get(unsavedAtom)].filter((other) => other !== form)
    store.set(unsavedAtom, new Set([...forms(), form]))
    const stopWatching = watchBrowser(store, query ? `${path}?${query}` : path)
    return () => {
      stopWatching()
      store.set(unsavedAtom, new Set(forms()))
    }
  }, [dirty, store, path, query])
}

/** What the browser does by itself: Back and Forward, reloading, closing. */
function watchBrowser(store: Store, address: string): () => void {
  const stay = (event: PopStateEvent) => {
    if (!isUnsaved(store) || location.pathname + location.search === address) return
    // The address has changed already. The router does not hear of it, and the page gets its address back.
    event.stopImmediatePropagation()
    history.pushState(null, '', address)
    unlessUnsaved(store, () => history.back())
  }
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved(store)) event.preventDefault()
  }
  // Before the router's own listener, which was there first.
  addEventListener('popstate', stay, { capture: true })
  addEventListener('beforeunload', warn)
  return () => {
    removeEventListener('popstate', stay, { capture: true })
    removeEventListener('beforeunload', warn)
  }
}
