import { type Id, type Named, type Status, sameId } from '@tributary/domain'
import { type StructureNoun, structureChanges, structureMessages } from '@tributary/sdk/excel'
import type { NameForm } from '@tributary/ui'
import { nameAndStatus, SaveName } from './SaveName.tsx'

type EditThingProps<One> = {
  title: string
  noun: StructureNoun
  thing: One
  /** What its row is known by, where that is not its id. */
  row?: Id
  actions: {
    change: (form: NameForm, seen: One) => Promise<One>
    keep: (saved: One) => void | Promise<void>
    renew: () => Promise<readonly One[]>
  }
  onClose: () => void
}

/** Changes the name and the status of a thing that a list has (STATE-06). */
export function EditThing<One extends Named & { status: Status | null }>(props: EditThingProps<One>) {
  const { title, noun, thing, row = thing.id, actions, onClose } = props
  return (
    <SaveName<One>
      title={title}
      formOf={nameAndStatus}
      changes={structureChanges}
      row={row}
      opened={thing}
      send={actions.change}
      keep={actions.keep}
      renew={async () => (await actions.renew()).find(({ id }) => sameId(id, thing.id))}
      gone={structureMessages.gone(noun)}
      said={structureMessages.saved}
      onClose={onClose}
    />
  )
}
