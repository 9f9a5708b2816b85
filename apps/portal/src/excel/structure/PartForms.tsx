import type { Id, Named, Status } from '@tributary/domain'
import { type StructureNoun, structureMessages } from '@tributary/sdk/excel'
import type { StructureForm } from '@tributary/ui'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { AddParts } from './AddParts.tsx'
import { EditPart } from './EditPart.tsx'
import type { useDialogAddress } from './use-dialog-address.ts'
import { useOpenedThing } from './use-form-address.ts'

type Part = Named & { status: Status | null }

type PartFormsProps<One extends Part> = {
  words: { add: string; edit: string; noun: { one: StructureNoun; many: string } }
  /** Which form the address names. */
  address: ReturnType<typeof useDialogAddress>
  rows: readonly One[]
  isRenewing: boolean
  actions: {
    add: (name: string) => Promise<One>
    change: (form: StructureForm, seen: One) => Promise<One>
    keep: (saved: readonly One[]) => void | Promise<void>
    renew: (id: Id) => Promise<One | undefined>
  }
}

/** The form that the address names: of new ones, or of one that is there. */
export function PartForms<One extends Part>(props: PartFormsProps<One>) {
  const { words, address, rows, isRenewing, actions } = props
  const { asked, close } = address
  const { add, change, keep, renew } = actions
  const { thing, missing } = useOpenedThing(asked?.kind === 'edit' ? asked.id : null, rows, isRenewing)
  if (asked?.kind === 'new') {
    const existing = rows.map(({ name }) => name)
    return <AddParts words={words} existing={existing} add={add} onAdded={keep} onClose={close} />
  }
  if (missing) return <ItemMissing sentence={structureMessages.gone(words.noun.one)} onClose={close} />
  if (!thing) return null
  return (
    <EditPart
      key={String(thing.id)}
      words={words}
      opened={thing}
      send={change}
      keep={(saved) => keep([saved])}
      renew={() => renew(thing.id)}
      onClose={close}
    />
  )
}
