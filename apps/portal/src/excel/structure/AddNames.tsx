import { type StructureNoun, structureMessages } from '@tributary/sdk/excel'
import { LinesDialog, useToasts } from '@tributary/ui'
import { useMemo, useState } from 'react'
import { useUnsaved } from '../../page/unsaved.ts'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useAddNames } from './use-add-names.ts'

type AddNamesProps<Added> = {
  title: string
  noun: StructureNoun
  /** The names there are already. */
  existing: readonly { name: string }[]
  refusalOf?: (name: string) => string | null
  add: (name: string) => Promise<Added>
  onAdded: (added: Added) => void | Promise<void>
  /** After an attempt: what else has come of it is asked for. */
  renew: () => void
  onClose: () => void
}

/** Adds several names, one a line; it stays with those that could not be added (STATE-06, VALID-14). */
export function AddNames<Added extends { name: string }>(props: AddNamesProps<Added>) {
  const { title, noun, existing, refusalOf, add, onAdded, renew, onClose } = props
  const { show } = useToasts()
  const names = useMemo(() => existing.map(nameOf), [existing])
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { progress, failures, submit, stop } = useAddNames({
    add,
    onAdded,
    onEnd: (added, left) => {
      if (added.length > 0)
        show({ type: 'success', content: structureMessages.added(noun, added.map(nameOf)) })
      renew()
      if (left.length === 0) onClose()
    },
  })
  return (
    <LinesDialog
      title={title}
      existing={names}
      {...(refusalOf && { refusalOf })}
      progress={progress}
      failures={failures}
      onSubmit={submit}
      onStop={stop}
      onDirty={setDirty}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}

const nameOf = ({ name }: { name: string }) => name
