import { DiscardDialog } from '@tributary/ui'
import { useAtom, useStore } from 'jotai'
import { discardUnsaved, leavingAtom } from './unsaved.ts'

/** Asks for confirmation before unsaved changes are lost. The page below stays as it is meanwhile. */
export function UnsavedChanges() {
  const store = useStore()
  const [leaving, setLeaving] = useAtom(leavingAtom)
  if (!leaving) return null
  const leave = () => {
    setLeaving(null)
    discardUnsaved(store)
    // The dialog returns the focus first, so that the next page can take it.
    setTimeout(leaving.go)
  }
  return <DiscardDialog onDiscard={leave} onKeep={() => setLeaving(null)} />
}
