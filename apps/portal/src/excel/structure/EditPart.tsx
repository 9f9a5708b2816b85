import { useQuery } from '@tanstack/react-query'
import type { Named, Status } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { type StructureNoun, structureChanges, structureMessages } from '@tributary/sdk/excel'
import { ErrorMessages, StructureDialog, type StructureForm, structureCard, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { useUnsaved } from '../../page/unsaved.ts'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useClient } from '../../session/use-client.ts'
import { statusesQuery } from '../../users/user-choices-query.ts'
import { type SaveStructureOptions, useSaveStructure } from './use-save-structure.ts'

type Part = Named & { status: Status | null }

type EditPartProps<One extends Part> = Pick<
  SaveStructureOptions<One, StructureForm>,
  'opened' | 'send' | 'keep' | 'renew'
> & {
  words: { edit: string; noun: { one: StructureNoun } }
  onClose: () => void
}

/** Changes the name and status of an area or a sub-area, once it is known what statuses there are (AREA-11, AREA-21). */
export function EditPart<One extends Part>(props: EditPartProps<One>) {
  const { data: statuses, error } = useQuery(statusesQuery(useClient()))
  if (statuses) return <Form {...props} statuses={statuses} />
  return error && <ItemMissing sentence={failureMessage(error)} onClose={props.onClose} />
}

function Form<One extends Part>(props: EditPartProps<One> & { statuses: readonly Status[] }) {
  const { words, opened, statuses, onClose } = props
  const { show } = useToasts()
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { save, busy, current, error, dismissError } = useSaveStructure<One, StructureForm>({
    ...props,
    gone: structureMessages.gone(words.noun.one),
    changes: structureChanges,
    onSaved: ({ name }) => {
      show({ type: 'success', content: structureMessages.saved(name) })
      onClose()
    },
  })
  return (
    <StructureDialog
      title={words.edit}
      part={opened}
      current={current}
      statuses={statuses}
      busy={busy}
      error={error && <ErrorMessages {...error} />}
      onDismissError={dismissError}
      onDirty={setDirty}
      onSave={save}
      onClose={onClose}
      returnFocus={() => structureCard(opened.id) ?? pageHeading()}
    />
  )
}
