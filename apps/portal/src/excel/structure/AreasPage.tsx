import { areasMessages } from '@tributary/sdk/excel'
import { useExcelList } from '../use-excel-list.ts'
import { Areas } from './Areas.tsx'
import { StructureFrame } from './StructureFrame.tsx'
import { useAreas } from './use-areas.ts'
import { useDialogAddress } from './use-dialog-address.ts'

/** The areas of the selected organisation (connectors spec 2.2). */
export function AreasPage() {
  const list = useExcelList('areas')
  const actions = useAreas(list.organisation?.id ?? '')
  const { openNew } = useDialogAddress()
  return (
    <StructureFrame
      path="/excel/areas"
      words={areasMessages}
      list={list.state === 'ready' ? { ...list, rows: actions.withoutRemoved(list.rows) } : list}
      error={actions.refused}
      onDismissError={actions.dismissRefused}
      onAdd={openNew}
    >
      {({ organisation, rows, isRenewing }) => (
        <Areas key={String(organisation.id)} {...{ organisation, rows, isRenewing, actions }} />
      )}
    </StructureFrame>
  )
}
