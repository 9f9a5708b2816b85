import { type Named, sameId } from '@tributary/domain'
import { sortedByName } from '@tributary/sdk/common'
import { excelMessages, type StructureImpact, structureMessages } from '@tributary/sdk/excel'
import { ConfirmDialog, rowElement } from '@tributary/ui'
import { type ReactNode, useState } from 'react'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { structureText } from './structure.messages.ts'

/** What depends on an item. It may still be loading, or loading may have failed. */
export type Impacts = 'unknown' | 'failed' | readonly StructureImpact[]

type ConfirmRemovalProps<Item extends Named> = {
  item: Item
  /** The items on screen. The one after the deleted item takes the focus. */
  among: readonly Item[]
  impacts: Impacts
  /** Above the impacts. */
  sentence?: string | undefined
  /** What the deletion changes for users. */
  preview?: ReactNode
  /** The row or card of an item, if it is drawn. */
  elementOf?: (item: Item) => HTMLElement | null
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the deletion of an item, and lists what depends on it. */
export function ConfirmRemoval<Item extends Named>(props: ConfirmRemovalProps<Item>) {
  const { item, among, impacts, preview, elementOf = rowOf, onConfirm, onClose } = props
  const [next] = useState(() => neighbour(among, item))
  return (
    <ConfirmDialog
      title={excelMessages.delete(item.name)}
      action={structureText.delete}
      {...(typeof impacts !== 'string' && { impacts })}
      preview={preview}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
      onClose={onClose}
      returnFocus={() => (next && elementOf(next)) ?? pageHeading()}
    >
      {sentenceOf(impacts, props.sentence ?? structureMessages.dependants)}
    </ConfirmDialog>
  )
}

const rowOf = ({ id }: Named) => rowElement(id)

function sentenceOf(impacts: Impacts, dependants: string): string {
  if (impacts === 'unknown') return structureMessages.impactsUnknown
  if (impacts === 'failed') return structureMessages.impactsFailed
  return impacts.length === 0 ? structureMessages.nothingDepends : dependants
}

function neighbour<Item extends Named>(among: readonly Item[], item: Named): Item | undefined {
  const sorted = sortedByName(among)
  const place = sorted.findIndex(({ id }) => sameId(id, item.id))
  return sorted[place + 1] ?? sorted[place - 1]
}
