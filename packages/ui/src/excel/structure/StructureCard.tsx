import { type Id, type Status, statusNameOf } from '@tributary/domain'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { CopyText } from '../../primitives/CopyButton/CopyText.tsx'
import { classNames } from '../../theme/class-names.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'
import * as css from './StructureCard.css.ts'

/** What an area and a sub-area have in common. */
export type StructureItem = { id: Id; name: string; status: Status | null }

export type StructureCardProps<Item extends StructureItem> = {
  item: Item
  /** Whether who looks may delete it (requirements AREA-08 and SUBAREA-03). */
  canDelete: boolean
  onEdit: (item: Item) => void
  onDelete: (item: Item) => void
  /** What it is linked to. */
  links: ReactNode
  foot?: ReactNode
}

/** One area or sub-area: its state, name and id, what it is linked to, and what can be done (connectors spec 2.2). */
export function StructureCard<Item extends StructureItem>(props: StructureCardProps<Item>) {
  const { item, canDelete, onEdit, onDelete, links, foot } = props
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
          <IconButton icon={Pencil} size="sm" aria-label={`Edit ${name}`} onClick={() => onEdit(item)} />
          {canDelete && (
            <IconButton
              icon={Trash2}
              size="sm"
              aria-label={`Delete ${name}`}
              onClick={() => onDelete(item)}
            />
          )}
        </Inline>
      </Inline>
      <h2 id={heading} className={css.name} title={name}>
        <bdi>{name}</bdi>
      </h2>
      <div className={css.id}>
        <CopyText text={String(id)}>{`ID ${id}`}</CopyText>
      </div>
      <Stack gap={1} paddingTop={2} className={css.links}>
        {links}
      </Stack>
      {foot && <div className={css.foot}>{foot}</div>}
    </article>
  )
}

/** The card of one, if it is drawn: where somebody goes on who has closed a dialog or deleted its neighbour. */
export const structureCard = (id: Id): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(String(id))}"]`)
