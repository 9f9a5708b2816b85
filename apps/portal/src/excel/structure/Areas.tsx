import type { Area, Organisation } from '@tributary/domain'
import { areaImpacts, areasMessages, structureMessages } from '@tributary/sdk/excel'
import { AreaGrid } from '@tributary/ui'
import { useState } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useCan } from '../use-can.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { PartForms } from './PartForms.tsx'
import { RemovePart } from './RemovePart.tsx'
import { StructureList } from './StructureList.tsx'
import type { AreaActions } from './use-areas.ts'
import { useDialogAddress } from './use-dialog-address.ts'
import { useOpenedThing } from './use-form-address.ts'
import { useStructureView } from './use-structure-view.ts'

type AreasProps = {
  organisation: Organisation
  rows: readonly Area[]
  isRenewing: boolean
  actions: AreaActions
}

/** The areas as cards, and the dialogs over them. */
export function Areas({ organisation, rows, isRenewing, actions }: AreasProps) {
  const address = useDialogAddress()
  const canDelete = useCan('excel.delete-areas')
  const [leaving, setLeaving] = useState<Area | null>(null)
  const view = useStructureView(rows)
  return (
    <>
      <StructureList noun="area" words={areasMessages} total={rows.length} view={view}>
        {(areas) => (
          <AreaGrid
            areas={areas}
            canDelete={canDelete}
            onEdit={address.openEdit}
            onLinks={address.openLinks}
            onDelete={setLeaving}
            onFocusLost={focusHeading}
          />
        )}
      </StructureList>
      <PartForms words={areasMessages} {...{ address, rows, isRenewing, actions }} />
      <Links {...{ organisation, rows, isRenewing, address }} />
      {leaving && (
        <RemovePart
          part={leaving}
          among={view.shown}
          organisationId={organisation.id}
          words={areasMessages}
          impactsOf={areaImpacts}
          onConfirm={() => actions.remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

type LinksProps = Omit<AreasProps, 'actions'> & { address: ReturnType<typeof useDialogAddress> }

function Links({ organisation, rows, isRenewing, address: { asked, close } }: LinksProps) {
  const { thing, missing } = useOpenedThing(asked?.kind === 'links' ? asked.id : null, rows, isRenewing)
  if (missing) return <ItemMissing sentence={structureMessages.gone('area')} onClose={close} />
  if (!thing) return null
  return <AreaLinks key={String(thing.id)} area={thing} organisation={organisation} onClose={close} />
}
