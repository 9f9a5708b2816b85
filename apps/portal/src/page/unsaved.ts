import { atom, type createStore, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { useAddress } from './use-address.ts'

type Store = ReturnType<typeof createStore>

/** The address of a form. */
type Form = { readonly current: string }

/** The forms of the page with unsaved changes. */
const unsavedAtom = atom<ReadonlySet<Form>>(new Set<Form>())

/** The action that waits while the portal confirms that unsaved changes may be lost. */
export const leavingAtom = atom<{ go: () => void } | null>(null)

const isUnsaved = (store: Store): boolean => store.get(unsavedAtom).size > 0

/** Continues, after a confirmation if unsaved changes would be lost. */
export function unlessUnsaved(store: Store, go: () => void): void {
  if (isUnsaved(store)) store.set(leavingAtom, { go })
  else go()
}

/** Discards the unsaved changes, so that nothing needs confirmation any more. */
export const discardUnsaved = (store: Store): void => store.set(unsavedAtom, new Set())

const isHere = (to: string): boolean => new URL(to, location.href).href === location.href

/** The place of a form: the path, and the view that `new`, `source`, `edit` or `people` names. Other parameters do not matter. */
function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href)
  const views = ['new', 'source', 'edit', 'people'].map((name) => searchParams.get(name))
  return JSON.stringify([pathname, ...views])
}

const isSamePlace = (to: string): boolean => placeOf(to) === placeOf(location.href)

/**
 * Makes links that leave the page or the view of a form need confirmation. Replacing the address does not.
 */
export const confirmBeforeLeaving =
  (store: Store): AroundNavHandler =>
  (navigate, to, options) => {
    // As browsers do, a link to the current address adds no history entry.
    if (isHere(to)) navigate(to, { ...options, replace: true })
    else if (options?.replace || isSamePlace(to)) navigate(to, options)
    else unlessUnsaved(store, () => navigate(to, options))
  }

/**
 * Makes Back and Forward need confirmation as well. Chromium calls window listeners in the order they were added,
 * so this one has to be added before the router's. Returns a function that removes it.
 */
export function watchHistory(store: Store): () => void {
  const stay = (event: PopStateEvent) => {
    const [form] = store.get(unsavedAtom)
    if (!form || isSamePlace(form.current)) return
    // The address has changed already. The router is not notified, and the address is restored.
    event.stopImmediatePropagation()
    history.pushState(null, '', form.current)
    unlessUnsaved(store, () => history.back())
  }
  addEventListener('popstate', stay)
  return () => removeEventListener('popstate', stay)
}

/**
 * While `dirty`, links, the organisation menu, signing out, Back and closing the tab need confirmation. A form that
 * belongs to an organisation has the organisation in its key, so that a switch mounts a new form.
 */
export function useUnsaved(dirty: boolean): void {
  const store = useStore()
  const { path, query } = useAddress()
  const form = useRef('')
  useEffect(() => {
    form.current = query ? `${path}?${query}` : path
  }, [path, query])
  useEffect(() => {
    if (!dirty) return
    store.set(unsavedAtom, (forms) => new Set([...forms, form]))
    const stopWarning = warnBeforeUnload(store)
    return () => {
      stopWarning()
      settle(store, form)
    }
  }, [dirty, store])
}

/** Saved or unmounted: with the last form, the question is closed. */
function settle(store: Store, form: Form): void {
  store.set(unsavedAtom, (forms) => new Set([...forms].filter((other) => other !== form)))
  if (!isUnsaved(store)) store.set(leavingAtom, null)
}

/** Makes the browser confirm before reloading or closing. */
function warnBeforeUnload(store: Store): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved(store)) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
