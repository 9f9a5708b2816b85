import { atom, type createStore, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { AroundNavHandler } from 'wouter'
import { useAddress } from './use-address.ts'

type Store = ReturnType<typeof createStore>

/** The address a form stands at. */
type Form = { readonly current: string }

/** The forms of the page that hold something nobody has saved. */
const unsavedAtom = atom<ReadonlySet<Form>>(new Set<Form>())

/** What somebody wants to do although something is not saved; they are being asked. */
export const leavingAtom = atom<{ go: () => void } | null>(null)

const isUnsaved = (store: Store): boolean => store.get(unsavedAtom).size > 0

/** Goes at once, or asks first where something typed would be lost. */
export function unlessUnsaved(store: Store, go: () => void): void {
  if (isUnsaved(store)) store.set(leavingAtom, { go })
  else go()
}

/** Nothing asks any more: whoever typed it has given it up. */
export const discardUnsaved = (store: Store): void => store.set(unsavedAtom, new Set())

const isHere = (to: string): boolean => new URL(to, location.href).href === location.href

/** Where a form stands: its page, and the view of it that `new`, `edit` or `people` name; what else is asked for goes on beside it. */
function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href)
  const views = ['new', 'edit', 'people'].map((name) => searchParams.get(name))
  return JSON.stringify([pathname, ...views])
}

const isSamePlace = (to: string): boolean => placeOf(to) === placeOf(location.href)

/** Links ask before they leave the page, or the view of it a form is in. What replaces an address goes on with the page, or ends it for good. */
export const confirmBeforeLeaving =
  (store: Store): AroundNavHandler =>
  (navigate, to, options) => {
    // As browsers do: Back does not lead to where one is already.
    if (isHere(to)) navigate(to, { ...options, replace: true })
    else if (options?.replace || isSamePlace(to)) navigate(to, options)
    else unlessUnsaved(store, () => navigate(to, options))
  }

/**
 * Back and Forward ask in the same way. Chromium calls the listeners of the window in the order they came
 * in, so this one has to be there before the router is. Returns how to stop.
 */
export function watchHistory(store: Store): () => void {
  const stay = (event: PopStateEvent) => {
    const [form] = store.get(unsavedAtom)
    if (!form || isSamePlace(form.current)) return
    // The address has changed already. The router does not hear of it, and the page gets its address back.
    event.stopImmediatePropagation()
    history.pushState(null, '', form.current)
    unlessUnsaved(store, () => history.back())
  }
  addEventListener('popstate', stay)
  return () => removeEventListener('popstate', stay)
}

/**
 * While `dirty`, links, the organisation menu, logging out, Back and closing the tab ask before the page is left. A form
 * that belongs to an organisation is keyed by it, so that it is a new one after a change.
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

/** Saved or gone: with the last form goes the question about it. */
function settle(store: Store, form: Form): void {
  store.set(unsavedAtom, (forms) => new Set([...forms].filter((other) => other !== form)))
  if (!isUnsaved(store)) store.set(leavingAtom, null)
}

/** Reloading and closing, which the browser asks about in its own words. */
function warnBeforeUnload(store: Store): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved(store)) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
