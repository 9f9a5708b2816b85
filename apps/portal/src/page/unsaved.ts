import { atom, type createStore } from 'jotai'
import type { AroundNavHandler } from 'wouter'

export type Store = ReturnType<typeof createStore>

/** The address of a form. */
export type Form = { readonly current: string }

/** The forms of the page with unsaved changes. */
export const unsavedAtom = atom<ReadonlySet<Form>>(new Set<Form>())

/** The action that waits while the portal confirms that unsaved changes may be lost. */
export const leavingAtom = atom<{ go: () => void } | null>(null)

export const isUnsaved = (store: Store): boolean => store.get(unsavedAtom).size > 0

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
