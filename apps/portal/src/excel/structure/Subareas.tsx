import type { Organisation, Subarea } from '@tributary/domain'
import { automaticAreas, subareaImpacts, subareasMessages } from '@tributary/sdk/excel'
import { SubareaGrid } from '@tributary/ui'
import { useMemo, useState } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useCan } from '../use-can.ts'
import { PartForms } from './PartForms.tsx'
import { RemovePart } from './RemovePart.tsx'
import { StructureList } from './StructureList.tsx'
import { useStructureList } from './structure-lists.ts'
import { useDialogAddress } from './use-dialog-address.ts'
import { useStructureView } from './use-structure-view.ts'
import type { SubareaActions } from './use-subareas.ts'

type SubareasProps = {
  organisation: Organisation
  rows: readonly Subarea[]
  isRenewing: boolean
  actions: SubareaActions
}

/** The sub-areas as cards, and the dialogs over them. */
export function Subareas({ organisation, rows, isRenewing, actions }: SubareasProps) {
  const address = useDialogAddress()
  const canDelete = useCan('excel.delete-areas')
  const [leaving, setLeaving] = useState<Subarea | null>(null)
  const view = useStructureView(rows)
  const { data: areas } = useStructureList('areas', organisation.id)
  const automatic = useMemo(() => automaticAreas(areas ?? []), [areas])
  return (
    <>
      <StructureList noun="sub-area" words={subareasMessages} total={rows.length} view={view}>
        {(subareas) => (
          <SubareaGrid
            subareas={subareas}
            automaticAreas={automatic}
            canDelete={canDelete}
            onEdit={address.openEdit}
            onDelete={setLeaving}
            onFocusLost={focusHeading}
          />
        )}
      </StructureList>
      <PartForms words={subareasMessages} {...{ address, rows, isRenewing, actions }} />
      {leaving && (
        <RemovePart
          part={leaving}
          among={view.shown}
          organisationId={organisation.id}
          words={subareasMessages}
          impactsOf={subareaImpacts}
          onConfirm={() => actions.remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
