import { type Id, type Named, sameId } from '@tributary/domain'
import {
  type AreaStructure,
  excelMessages,
  type StructureImpact,
  structureMessages,
} from '@tributary/sdk/excel'
import { ConfirmDialog, structureCard } from '@tributary/ui'
import { useState } from 'react'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useAreaStructure } from './use-area-structure.ts'

type RemovePartProps<One extends Named> = {
  part: One
  /** What is shown, in its order: what comes after it takes the focus. */
  among: readonly Named[]
  organisationId: Id
  words: { deletionMeans: string }
  impactsOf: (part: One, structure: AreaStructure) => readonly StructureImpact[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an area or a sub-area is deleted, and says what depends on it (requirement AREA-12). */
export function RemovePart<One extends Named>(props: RemovePartProps<One>) {
  const { part, among, organisationId, words, impactsOf, onConfirm, onClose } = props
  const [next] = useState(() => neighbour(among, part))
  const { structure, failed } = useAreaStructure(organisationId)
  const impacts = structure && impactsOf(part, structure)
  return (
    <ConfirmDialog
      title={excelMessages.delete(part.name)}
      action="Delete"
      {...(impacts && { impacts })}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
      onClose={onClose}
      returnFocus={() => (next && structureCard(next.id)) ?? pageHeading()}
    >
      {impacts ? sentence(impacts, words.deletionMeans) : unknown(failed)}
    </ConfirmDialog>
  )
}

const sentence = (impacts: readonly StructureImpact[], means: string): string =>
  impacts.length === 0 ? structureMessages.nothingDepends : means

const unknown = (failed: boolean): string =>
  failed ? structureMessages.impactsFailed : structureMessages.impactsUnknown

function neighbour(among: readonly Named[], part: Named): Named | undefined {
  const place = among.findIndex(({ id }) => sameId(id, part.id))
  return among[place + 1] ?? among[place - 1]
}
