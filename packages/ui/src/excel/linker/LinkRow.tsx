import { type Id, type Status, statusNameOf } from '@tributary/domain'
import { isolated } from '@tributary/sdk/common'
import { Layers, Pencil, Unlink } from 'lucide-react'
import { useRef } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'
import { LinkedNames } from './LinkedNames.tsx'
import * as css from './LinkList.css.ts'
import { linkerText } from './linker.messages.ts'

/** An item with its links. `every` replaces the names, e.g. "All current and future sub-areas". */
export type LinkListRow = {
  id: Id
  name: string
  status?: Status | null
  linked: readonly string[]
  every?: string
}

export type LinkRowOptions = {
  /** Before the names: "LINKED TO" or "ASSIGNED TO". */
  relation: string
  /** Without links: "Not linked" or "Not assigned". */
  unlinked: string
  /** The button that removes the links: "Unlink", "Unassign" or "Delete". */
  removeLabel: string
  /** The icon of the button that removes a link. */
  removeIcon?: IconType
  /** How many names are shown before "..."; as many as fit if left out. */
  namesShown?: number
  /** Called when the user edits a link. */
  onEdit: (row: LinkListRow) => void
  /** Called when the user removes a link. */
  onRemove: (row: LinkListRow) => void
}

type LinkRowProps = LinkRowOptions & { row: LinkListRow; busy: boolean }

/** One row of a {@link LinkList}: its name, its links and its actions. */
export function LinkRow({
  row,
  relation,
  unlinked,
  removeLabel,
  removeIcon = Unlink,
  namesShown,
  busy,
  onEdit,
  onRemove,
}: LinkRowProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const marked = row.status != null && statusNameOf(row.status) !== 'active'
  const links = row.every !== undefined || row.linked.length > 0
  return (
    <>
      <Stack gap="half" justifyItems="start" minWidth={0}>
        <span className={css.name} title={row.name} dir="auto">
          {row.name}
        </span>
        {marked && <StructureStatus status={row.status ?? null} />}
      </Stack>
      <Text as="div" minWidth={0} size="sm" color="secondary" overflowWrap="anywhere" className={css.to}>
        {links && <span className={css.relation}>{relation}</span>}
        {row.every !== undefined ? (
          <Inline as="span" gap="1half" color="primary">
            <Layers size={14} aria-hidden />
            {row.every}
          </Inline>
        ) : links ? (
          <LinkedNames of={row.name} names={row.linked} limit={namesShown} />
        ) : (
          unlinked
        )}
      </Text>
      <Inline gap="half" className={css.actions}>
        <Button
          ref={edit}
          variant="ghost"
          icon={Pencil}
          className={css.action}
          aria-label={linkerText.editNamed(row.name)}
          disabled={busy}
          onClick={() => onEdit(row)}
        >
          <span className={css.actionWord}>{linkerText.edit}</span>
        </Button>
        {links ? (
          <PassFocus to={() => edit.current?.focus()}>
            <Button
              writes
              variant="ghost"
              icon={removeIcon}
              className={css.action}
              aria-label={`${removeLabel} ${isolated(row.name)}`}
              loading={busy}
              onClick={() => onRemove(row)}
            >
              <span className={css.actionWord}>{removeLabel}</span>
            </Button>
          </PassFocus>
        ) : (
          // Keeps the buttons of all rows aligned.
          <span className={css.noAction} aria-hidden>
            <Button variant="ghost" icon={removeIcon} className={css.action} disabled>
              <span className={css.actionWord}>{removeLabel}</span>
            </Button>
          </span>
        )}
      </Inline>
    </>
  )
}
