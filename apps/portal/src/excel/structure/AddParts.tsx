import { type BannerText, type StructureNoun, structureErrors, structureMessages } from '@tributary/sdk/excel'
import { NameRowsDialog, useToasts } from '@tributary/ui'
import { useRef, useState } from 'react'
import { useUnsaved } from '../../page/unsaved.ts'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useAddNames } from './use-add-names.ts'

type AddPartsProps<Added> = {
  words: { add: string; noun: { one: StructureNoun; many: string } }
  /** The names there are already. */
  existing: readonly string[]
  add: (name: string) => Promise<Added>
  /** What has been added is shown, and what else has come of it is asked for. */
  onAdded: (added: readonly Added[]) => void
  onClose: () => void
}

/** Adds several areas or sub-areas, a row each; it stays open with the rows that failed (AREA-21, AREA-25). */
export function AddParts<Added extends { name: string }>(props: AddPartsProps<Added>) {
  const { words, existing, onAdded, onClose } = props
  const { show } = useToasts()
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { add, takeError, error, dismissError } = useErrors(props.add)
  const { progress, failures, submit, stop } = useAddNames({
    add,
    onAdded: () => undefined,
    onEnd: (added, left) => {
      const names = added.map(({ name }) => name)
      if (names.length > 0) {
        show({ type: 'success', content: structureMessages.added(words.noun.one, names) })
        onAdded(added)
      }
      takeError()
      if (left.length === 0) onClose()
    },
  })
  return (
    <NameRowsDialog
      title={words.add}
      noun={words.noun}
      existing={existing}
      progress={progress}
      failures={failures}
      error={error}
      onDismissError={dismissError}
      onSubmit={submit}
      onStop={stop}
      onDirty={setDirty}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}

/** What the server has said to all that failed, for the banner above the rows (requirement AREA-20). */
function useErrors<Added>(add: (name: string) => Promise<Added>) {
  const failed = useRef<unknown[]>([])
  const [error, setError] = useState<BannerText | null>(null)
  const noted = (name: string) =>
    add(name).catch((reason: unknown) => {
      failed.current.push(reason)
      throw reason
    })
  const takeError = () => {
    setError(structureErrors(failed.current))
    failed.current = []
  }
  return { add: noted, takeError, error, dismissError: () => setError(null) }
}
