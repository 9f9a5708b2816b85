import type { HelperTable, Organisation } from '@tributary/domain'
import { helperTableImpacts } from '@tributary/sdk/excel'
import { HelperTableTable } from '@tributary/ui'
import { useState } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useUserList } from '../../users/use-user-list.ts'
import { useCan } from '../use-can.ts'
import { HelperTableForm } from './HelperTableForm.tsx'
import { impactsOf } from './impacts-of.ts'
import { RemoveThing } from './RemoveThing.tsx'
import { useFormAddress } from './use-form-address.ts'
import { useHelperTables } from './use-helper-tables.ts'

type HelperTablesProps = { organisation: Organisation; rows: readonly HelperTable[]; isRenewing: boolean }

/** The helper tables in a table, and the forms over it. */
export function HelperTables({ organisation, rows, isRenewing }: HelperTablesProps) {
  const tables = useHelperTables(organisation.id)
  const { openEdit } = useFormAddress()
  const mayDelete = useCan('excel.delete-structure')
  const [leaving, setLeaving] = useState<HelperTable | null>(null)
  // Who is assigned to it is asked for only when somebody is about to delete one.
  const users = useUserList(leaving ? organisation.id : undefined)
  const shown = tables.withoutRemoved(rows)
  return (
    <>
      <HelperTableTable
        tables={shown}
        onEdit={({ id }) => openEdit(id)}
        {...(mayDelete && { onDelete: setLeaving })}
        onFocusLost={focusHeading}
      />
      <HelperTableForm tables={tables} rows={rows} isRenewing={isRenewing} />
      {leaving && (
        <RemoveThing
          thing={leaving}
          among={shown}
          impacts={impactsOf(users, (all) => helperTableImpacts(leaving, all))}
          onConfirm={() => tables.remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
