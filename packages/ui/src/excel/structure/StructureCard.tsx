import { type Id, type Status, statusNameOf } from '@tributary/domain'
import { changesMessages } from '@tributary/sdk/excel'
import { CornerDownRight, Merge, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { LineageLink } from '../../patterns/LineageLink.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { CopyText } from '../../primitives/CopyButton/CopyText.tsx'
import { classNames } from '../../theme/class-names.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'
import * as css from './StructureCard.css.ts'
import { structureText } from './structure.messages.ts'

/** The common fields of an area and a sub-area. */
export type StructureItem = { id: Id; name: string; status: Status | null }

export type StructureCardProps<Item extends StructureItem> = {
  item: Item
  /** Whether the user may delete it. */
  canDelete: boolean
  /** Called when the user edits the item. */
  onEdit: (item: Item) => void
  /** Called when the user deletes the item. */
  onDelete: (item: Item) => void
  /** Called when the user merges the item into another one. Without it, the button is not shown. */
  onMerge?: ((item: Item) => void) | undefined
  /** Called when the user moves the item to another area. Without it, the button is not shown. */
  onMove?: ((item: Item) => void) | undefined
  /** Returns the address with the lineage of the item. Without it, there is no link. */
  lineageHrefOf?: ((item: Item) => string) | undefined
  /** The links of the item. */
  links: ReactNode
  foot?: ReactNode
}

/** The card of an area or sub-area: status, name, id, links and actions. */
export function StructureCard<Item extends StructureItem>(props: StructureCardProps<Item>) {
  const { item, canDelete, onEdit, onDelete, onMerge, onMove, lineageHrefOf, links, foot } = props
  const { id, name, status } = item
  const heading = useId()
  return (
    <article
      className={classNames(css.card, statusNameOf(status) === 'archived' && css.archived)}
      tabIndex={-1}
      aria-labelledby={heading}
      data-card={id}
    >
      <Inline justifyContent="space-between" gap={2} className={css.head}>
        <StructureStatus status={status} form="pill" />
        <Inline alignItems="stretch" color="secondary">
          <IconButton
            icon={Pencil}
            size="sm"
            aria-label={structureText.editNamed(name)}
            onClick={() => onEdit(item)}
          />
          {lineageHrefOf && <LineageLink name={name} href={lineageHrefOf(item)} />}
          {onMove && (
            <IconButton
              writes
              icon={CornerDownRight}
              size="sm"
              aria-label={changesMessages.moveNamed(name)}
              onClick={() => onMove(item)}
            />
          )}
          {onMerge && (
            <IconButton
              writes
              icon={Merge}
              size="sm"
              aria-label={changesMessages.mergeNamed(name)}
              onClick={() => onMerge(item)}
            />
          )}
          {canDelete && (
            <IconButton
              writes
              icon={Trash2}
              size="sm"
              aria-label={structureText.deleteNamed(name)}
              onClick={() => onDelete(item)}
            />
          )}
        </Inline>
      </Inline>
      <h2 id={heading} className={css.name} title={name} dir="auto">
        {name}
      </h2>
      <div className={css.id}>
        <CopyText text={String(id)}>{structureText.idNamed(String(id))}</CopyText>
      </div>
      <Stack gap={1} paddingTop={2} className={css.links}>
        {links}
      </Stack>
      {foot && <div className={css.foot}>{foot}</div>}
    </article>
  )
}

/** Returns the card of an item if it is drawn, to focus it after a dialog closes or its neighbour is deleted. */
export const structureCard = (id: Id): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(String(id))}"]`)
