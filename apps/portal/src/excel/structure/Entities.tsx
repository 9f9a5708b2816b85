import type { Entity, Organisation } from '@tributary/domain'
import { entityImpacts } from '@tributary/sdk/excel'
import { EntityTable } from '@tributary/ui'
import { useState } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useUserList } from '../../users/use-user-list.ts'
import { EntityForm } from './EntityForm.tsx'
import { impactsOf } from './impacts-of.ts'
import { RemoveThing } from './RemoveThing.tsx'
import { useEntities } from './use-entities.ts'
import { useFormAddress } from './use-form-address.ts'

type EntitiesProps = { organisation: Organisation; rows: readonly Entity[]; isRenewing: boolean }

/** The entities in a table, and the forms over it. */
export function Entities({ organisation, rows, isRenewing }: EntitiesProps) {
  const entities = useEntities(organisation.id)
  const { openEdit } = useFormAddress()
  const [leaving, setLeaving] = useState<Entity | null>(null)
  // Who is linked to it is asked for only when somebody is about to delete one.
  const users = useUserList(leaving ? organisation.id : undefined)
  const shown = entities.withoutRemoved(rows)
  return (
    <>
      <EntityTable
        entities={shown}
        onEdit={({ id }) => openEdit(id)}
        onDelete={setLeaving}
        onFocusLost={focusHeading}
      />
      <EntityForm entities={entities} rows={rows} isRenewing={isRenewing} />
      {leaving && (
        <RemoveThing
          thing={leaving}
          among={shown}
          impacts={impactsOf(users, (all) => entityImpacts(leaving, all))}
          onConfirm={() => entities.remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
