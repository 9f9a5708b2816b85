import { subareasMessages } from '@tributary/sdk/excel'
import { StructureFrame } from './StructureFrame.tsx'
import { Subareas } from './Subareas.tsx'
import { useDialogAddress } from './use-dialog-address.ts'
import { useSubareaList } from './use-subarea-list.ts'
import { useSubareas } from './use-subareas.ts'

/** The sub-areas of the selected organisation (requirements SUBAREA-01 to SUBAREA-08). */
export function SubareasPage() {
  const list = useSubareaList()
  const actions = useSubareas(list.organisation?.id ?? '')
  const { openNew } = useDialogAddress()
  return (
    <StructureFrame
      path="/excel/subareas"
      words={subareasMessages}
      list={list.state === 'ready' ? { ...list, rows: actions.withoutRemoved(list.rows) } : list}
      error={actions.refused}
      onDismissError={actions.dismissRefused}
      onAdd={openNew}
    >
      {({ organisation, rows, isRenewing }) => (
        <Subareas key={String(organisation.id)} {...{ organisation, rows, isRenewing, actions }} />
      )}
    </StructureFrame>
  )
}
