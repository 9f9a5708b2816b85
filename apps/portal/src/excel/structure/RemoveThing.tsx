import { type Id, type Named, sameId } from '@tributary/domain'
import { sortedByName } from '@tributary/sdk/common'
import { excelMessages, type StructureImpact, structureMessages } from '@tributary/sdk/excel'
import { ConfirmDialog, rowElement } from '@tributary/ui'
import { useState } from 'react'
import { pageHeading } from '../../page/use-screen-focus.ts'

/** What depends on something: not known yet, not to be found out, or so much. */
export type Impacts = 'unknown' | 'failed' | readonly StructureImpact[]

type RemoveThingProps = {
  thing: Named
  /** The things it stands among: the one after it takes the focus. */
  among: readonly Named[]
  impacts: Impacts
  /** What its row is known by; its id if nothing else is said. */
  rowOf?: (thing: Named) => Id
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something of the structure is deleted, and says what depends on it (VER-19, ENT-10). */
export function RemoveThing({ thing, among, impacts, rowOf = idOf, onConfirm, onClose }: RemoveThingProps) {
  const [next] = useState(() => neighbour(among, thing))
  return (
    <ConfirmDialog
      title={excelMessages.delete(thing.name)}
      action="Delete"
      {...(typeof impacts !== 'string' && { impacts })}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
      onClose={onClose}
      returnFocus={() => (next && rowElement(rowOf(next))) ?? pageHeading()}
    >
      {sentence(impacts)}
    </ConfirmDialog>
  )
}

const idOf = ({ id }: Named): Id => id

function sentence(impacts: Impacts): string {
  if (impacts === 'unknown') return structureMessages.impactsUnknown
  if (impacts === 'failed') return structureMessages.impactsFailed
  return impacts.length === 0 ? structureMessages.nothingDepends : structureMessages.dependants
}

function neighbour(among: readonly Named[], thing: Named): Named | undefined {
  const sorted = sortedByName(among)
  const place = sorted.findIndex(({ id }) => sameId(id, thing.id))
  return sorted[place + 1] ?? sorted[place - 1]
}
