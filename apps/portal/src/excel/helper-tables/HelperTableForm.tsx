import { type HelperTable, helperTableNameError, sameId } from '@tributary/domain'
import { structureChanges, structureMessages } from '@tributary/sdk/rules'
import { AddNames } from '../AddNames.tsx'
import { FormGone } from '../FormGone.tsx'
import { nameAndStatus, SaveName } from '../SaveName.tsx'
import { useFormAddress, useOpenedThing } from '../use-form-address.ts'
import type { HelperTableActions } from './use-helper-tables.ts'

type HelperTableFormProps = { tables: HelperTableActions; rows: readonly HelperTable[]; isRenewing: boolean }

const gone = structureMessages.gone('helper table')

/** Adding several helper tables, or changing one (HELPER-03, HELPER-04). */
export function HelperTableForm({ tables, rows, isRenewing }: HelperTableFormProps) {
  const { add, change, keep, renew } = tables
  const { opened, close } = useFormAddress()
  const { thing, missing } = useOpenedThing(opened?.form === 'edit' ? opened.id : null, rows, isRenewing)
  if (missing) return <FormGone sentence={gone} onClose={close} />
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
    <SaveName<HelperTable>
      key={String(thing.id)}
      title="Edit Helper Table"
      formOf={nameAndStatus}
      changes={structureChanges}
      row={thing.id}
      opened={thing}
      send={change}
      keep={keep}
      renew={async () => (await renew()).find(({ id }) => sameId(id, thing.id))}
      gone={gone}
      said={structureMessages.saved}
      onClose={close}
    />
  )
}
