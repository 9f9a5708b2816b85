import { type Entity, sameId } from '@tributary/domain'
import { structureChanges, structureMessages } from '@tributary/sdk/excel'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { SaveName } from './SaveName.tsx'
import type { EntityActions } from './use-entities.ts'
import { useFormAddress, useOpenedThing } from './use-form-address.ts'

type EntityFormProps = { entities: EntityActions; rows: readonly Entity[]; isRenewing: boolean }

const gone = structureMessages.gone('entity')

/** The one form of entities, with the same buttons for adding and changing (ENT-04, ENT-05, ENT-09). */
export function EntityForm({ entities, rows, isRenewing }: EntityFormProps) {
  const { add, change, keep, renew } = entities
  const { opened, close } = useFormAddress()
  const { thing, missing } = useOpenedThing(opened?.form === 'edit' ? opened.id : null, rows, isRenewing)
  const form = { label: 'Entity Name', action: 'Add', keep, onClose: close }
  if (missing) return <ItemMissing sentence={gone} onClose={close} />
  if (opened?.form === 'new')
    return (
      <SaveName<Entity, null>
        {...form}
        title="Add new entity"
        formOf={() => ({ name: '' })}
        opened={null}
        send={({ name }) => add(name)}
        renew={async () => {
          await renew()
          return null
        }}
        said={(name) => structureMessages.added('entity', [name])}
      />
    )
  if (!thing) return null
  return (
    <SaveName<Entity>
      {...form}
      key={String(thing.id)}
      title="Edit entity"
      formOf={({ name }) => ({ name })}
      changes={structureChanges}
      row={thing.id}
      opened={thing}
      send={({ name }, seen) => change(name, seen)}
      renew={async () => (await renew()).find(({ id }) => sameId(id, thing.id))}
      gone={gone}
      said={structureMessages.saved}
    />
  )
}
