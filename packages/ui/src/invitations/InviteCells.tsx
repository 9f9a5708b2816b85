import type { AssignableRole } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { type InviteRow, type RowFate, roleTitle, userLabels } from '@tributary/sdk/users'
import { ChevronDown, X } from 'lucide-react'
import { memo } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { box, chevron, select } from '../primitives/Select/Select.css.ts'
import { input } from '../primitives/TextField/Input.css.ts'
import * as css from './InviteGrid.css.ts'
import { invitationsText } from './invitations.messages.ts'

export type InviteCellsProps = {
  row: InviteRow
  /** The number of the row on screen, from 1. */
  number: number
  fate: RowFate
  roles: readonly AssignableRole[]
  disabled: boolean
  onChange: (row: InviteRow) => void
  onRemove: (key: string) => void
}

/** The cells of a person to invite. An error is below the cell it is about. */
export const InviteCells = memo(function InviteCells(props: InviteCellsProps) {
  const { row, number, fate, disabled, onRemove } = props
  const place = formatNumber(number)
  return (
    <tr className={css.row} data-skipped={fate.kind === 'skip' || undefined}>
      <TextCell {...props} name="firstName" place={place} />
      <TextCell {...props} name="lastName" place={place} />
      <TextCell {...props} name="emailAddress" place={place} />
      <RoleCell {...props} place={place} />
      <td className={css.removeCell}>
        <IconButton
          size="sm"
          variant="ghost"
          icon={X}
          aria-label={invitationsText.remove(place)}
          disabled={disabled}
          onClick={() => onRemove(row.key)}
        />
      </td>
    </tr>
  )
})

type CellProps = InviteCellsProps & { place: string }

/** Returns the note below a cell: the error of its row, why it is left out, or what it replaces. */
function noteOf({ fate }: InviteCellsProps, cell: 'emailAddress' | 'roleId') {
  return 'reason' in fate && fate.cell === cell
    ? { reason: fate.reason, isError: fate.kind === 'error' }
    : null
}

function TextCell(props: CellProps & { name: 'firstName' | 'lastName' | 'emailAddress' }) {
  const { row, name, place, disabled, onChange } = props
  const note = name === 'emailAddress' ? noteOf(props, name) : null
  const id = `${row.key}-${name}`
  return (
    <td className={css.cell} data-label={userLabels[name]}>
      <input
        type="text"
        value={row[name]}
        dir={name === 'emailAddress' ? 'ltr' : 'auto'}
        aria-label={invitationsText.cell(userLabels[name], place)}
        {...(note && { 'aria-describedby': `${id}-note` })}
        {...(note?.isError && { 'aria-invalid': true })}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        className={input({ size: 'sm' })}
        onChange={({ target }) => onChange({ ...row, [name]: target.value, failure: '' })}
      />
      <Note id={`${id}-note`} note={note} />
    </td>
  )
}

function RoleCell(props: CellProps) {
  const { row, roles, place, disabled, onChange } = props
  const note = noteOf(props, 'roleId')
  const id = `${row.key}-role`
  return (
    <td className={css.cell} data-label={userLabels.roleId}>
      <Stack as="span" minWidth={0} className={box}>
        <select
          value={row.roleId === null ? '' : String(row.roleId)}
          aria-label={invitationsText.cell(userLabels.roleId, place)}
          {...(note && { 'aria-describedby': `${id}-note`, 'aria-invalid': true })}
          disabled={disabled}
          className={select({ size: 'sm' })}
          onChange={({ target }) => {
            const role = roles.find((one) => String(one.id) === target.value)
            onChange({ ...row, roleId: role?.id ?? null, unknownRole: '', failure: '' })
          }}
        >
          <option value="">{invitationsText.sameRole}</option>
          {roles.map((role) => (
            <option key={role.id} value={String(role.id)}>
              {roleTitle(role)}
            </option>
          ))}
        </select>
        <ChevronDown size={14} className={chevron} aria-hidden />
      </Stack>
      <Note id={`${id}-note`} note={note} />
    </td>
  )
}

type NoteProps = { id: string; note: { reason: string; isError: boolean } | null }

const Note = ({ id, note }: NoteProps) =>
  note && (
    <p id={id} className={note.isError ? css.error : css.skip}>
      {note.reason}
    </p>
  )
