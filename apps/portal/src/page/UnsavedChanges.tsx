import { DiscardDialog } from '@tributary/ui'
import { useAtom, useStore } from 'jotai'
import { discardUnsaved, leavingAtom } from './unsaved.ts'

/** Asks whoever is about to leave something unsaved; the page beneath stays as it is meanwhile. */
export function UnsavedChanges() {
  const store = useStore()
  const [leaving, setLeaving] = useAtom(leavingAtom)
  if (!leaving) return null
  const leave = () => {
    setLeaving(null)
    discardUnsaved(store)
    // The dialog gives the focus back first, so that the next page can take it.
    setTimeout(leaving.go)
  }
  return <DiscardDialog onDiscard={leave} onKeep={() => setLeaving(null)} />
}
