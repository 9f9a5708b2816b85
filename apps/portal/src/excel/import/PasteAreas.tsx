import { useQueryClient } from '@tanstack/react-query'
import type { Area, Organisation } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import { failureMessage, importAreas } from '@tributary/sdk'
import { areaTableMessages } from '@tributary/sdk/excel'
import { AreaTableDialog, type AreaTableDialogProps, Button, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useUndo } from '../changes/use-undo.ts'
import { reloadLinkedLists } from '../linker/reload-linked-lists.ts'
import { useFormAddress } from '../structure/use-form-address.ts'

/** The value of `of` in the address while the table is open. */
const TABLE = 'table'

/** Opens the form that adds areas from a table. */
export function PasteAreasButton() {
  const { openNew } = useFormAddress()
  return (
    <Button writes onClick={() => openNew(TABLE)}>
      {areaTableMessages.paste}
    </Button>
  )
}

type PasteAreasProps = { organisation: Organisation; areas: readonly Area[] }

/** The form that adds areas and sub-areas from a table, if the address names it. */
export function PasteAreas(props: PasteAreasProps) {
  const { opened, close } = useFormAddress()
  return opened?.form === 'new' && opened.of === TABLE && <Loaded {...props} onClose={close} />
}

type FormProps = PasteAreasProps & { onClose: () => void }

function Loaded({ organisation, areas, onClose }: FormProps) {
  const { data: subareas, error: failure } = useStructureList('subareas', organisation.id)
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { add, busy, error, dismissError } = useImport(organisation, onClose)
  if (!subareas) return failure && <ItemMissing sentence={failureMessage(failure)} onClose={onClose} />
  return (
    <AreaTableDialog
      known={{ areas, subareas }}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      onDirty={setDirty}
      onAdd={add}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}

function useImport({ id: organisationId }: Organisation, onDone: () => void) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { undoImportAction } = useUndo(organisationId)
  const { run, ...submit } = useSubmit(failureMessage)
  const add: AreaTableDialogProps['onAdd'] = (rows) =>
    void run(async () => {
      const { data } = await importAreas(client, { body: { organisationId, rows } })
      await reloadLinkedLists(queries, organisationId)
      const { areas, subareas, links } = data
      show({
        type: 'success',
        content: areaTableMessages.done(areas, subareas, links),
        ...(areas + subareas + links > 0 && { action: undoImportAction() }),
      })
      onDone()
      return null
    })
  return { ...submit, add }
}
