import { formatNumber } from '@tributary/sdk/common'
import { type AreaRow, type AreaRowNotes, areaTableMessages } from '@tributary/sdk/excel'
import { X } from 'lucide-react'
import { memo } from 'react'
import * as css from '../../invitations/InviteGrid.css.ts'
import { invitationsText } from '../../invitations/invitations.messages.ts'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { input } from '../../primitives/TextField/Input.css.ts'

export type AreaCellsProps = {
  row: AreaRow
  /** The number of the row on screen, from 1. */
  number: number
  notes: AreaRowNotes
  disabled: boolean
  onChange: (row: AreaRow) => void
  onRemove: (key: string) => void
}

/** The cells of an area and its sub-area. Below each is what happens to it, or its error. */
export const AreaCells = memo(function AreaCells(props: AreaCellsProps) {
  const { row, number, disabled, onRemove } = props
  return (
    <tr className={css.row}>
      <Cell {...props} name="area" />
      <Cell {...props} name="subarea" />
      <td className={css.removeCell}>
        <IconButton
          size="sm"
          variant="ghost"
          icon={X}
          aria-label={invitationsText.remove(formatNumber(number))}
          disabled={disabled}
          onClick={() => onRemove(row.key)}
        />
      </td>
    </tr>
  )
})

function Cell({
  row,
  number,
  notes,
  disabled,
  onChange,
  name,
}: AreaCellsProps & { name: 'area' | 'subarea' }) {
  const note = notes[name]
  const id = `${row.key}-${name}-note`
  const label = areaTableMessages[name]
  return (
    <td className={css.cell} data-label={label}>
      <input
        type="text"
        value={row[name]}
        dir="auto"
        aria-label={invitationsText.cell(label, formatNumber(number))}
        {...(note && { 'aria-describedby': id })}
        {...(note?.isError && { 'aria-invalid': true })}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        className={input({ size: 'sm' })}
        onChange={({ target }) => onChange({ ...row, [name]: target.value })}
      />
      {note && (
        <p id={id} className={note.isError ? css.error : css.skip}>
          {note.words}
        </p>
      )}
    </td>
  )
}
