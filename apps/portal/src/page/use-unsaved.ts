import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { type Form, isUnsaved, leavingAtom, type Store, unsavedAtom } from './unsaved.ts'
import { useAddress } from './use-address.ts'

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
