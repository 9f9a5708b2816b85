import { type HelperTable, helperTableNameError } from '@tributary/domain'
import { structureMessages } from '@tributary/sdk/excel'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { AddNames } from './AddNames.tsx'
import { EditThing } from './EditThing.tsx'
import { useFormAddress, useOpenedThing } from './use-form-address.ts'
import type { HelperTableActions } from './use-helper-tables.ts'

type HelperTableFormProps = { tables: HelperTableActions; rows: readonly HelperTable[]; isRenewing: boolean }

const gone = structureMessages.gone('helper table')

/** Adding several helper tables, or changing one (HELPER-03, HELPER-04). */
export function HelperTableForm({ tables, rows, isRenewing }: HelperTableFormProps) {
  const { add, change, keep, renew } = tables
  const { opened, close } = useFormAddress()
  const { thing, missing } = useOpenedThing(opened?.form === 'edit' ? opened.id : null, rows, isRenewing)
  if (missing) return <ItemMissing sentence={gone} onClose={close} />
  if (opened?.form === 'new')
    return (
      <AddNames
        title="Add Helper Table(s)"
        noun="helper table"
        existing={rows}
        refusalOf={helperTableNameError}
        add={add}
        onAdded={keep}
        renew={renew}
        onClose={close}
      />
    )
  if (!thing) return null
  return (
    <EditThing
      key={String(thing.id)}
      title="Edit Helper Table"
      noun="helper table"
      thing={thing}
      actions={{ change, keep, renew }}
      onClose={close}
    />
  )
}
