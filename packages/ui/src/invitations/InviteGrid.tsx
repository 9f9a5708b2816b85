import { type AssignableRole, readPeople } from '@tributary/domain'
import { emptyInviteRow, type InviteRow, inviteRowsOf, type RowFate, userLabels } from '@tributary/sdk/users'
import { useStable } from '../primitives/use-stable.ts'
import { InviteCells } from './InviteCells.tsx'
import { invitationsText } from './invitations.messages.ts'
import { PastedRows, useNewKey } from './PastedRows.tsx'

export type InviteGridProps = {
  rows: readonly InviteRow[]
  /** What happens to each row, in their order. */
  fates: readonly RowFate[]
  roles: readonly AssignableRole[]
  disabled: boolean
  /** Called with the rows after each change. */
  onRows: (rows: readonly InviteRow[]) => void
  /** Called when a file cannot be read, with the reason. */
  onFailure: (reason: string) => void
}

/** Several cells, or a mailbox. */
const severalCells = /[\t\n;,<]/

const columns = ['firstName', 'lastName', 'emailAddress', 'roleId'] as const

/** A table in which people are entered, pasted or read from a file. */
export function InviteGrid({ rows, fates, roles, disabled, onRows, onFailure }: InviteGridProps) {
  const newKey = useNewKey()
  const read = (text: string) => {
    const added = inviteRowsOf(readPeople(text), roles, newKey)
    const kept = rows.filter(({ firstName, lastName, emailAddress }) => firstName + lastName + emailAddress)
    if (added.length > 0) onRows([...kept, ...added])
  }
  const change = useStable((row: InviteRow) => onRows(rows.map((one) => (one.key === row.key ? row : one))))
  const remove = useStable((key: string) => {
    const left = rows.filter((row) => row.key !== key)
    onRows(left.length > 0 ? left : [emptyInviteRow(newKey())])
  })
  return (
    <PastedRows
      label={invitationsText.people}
      columns={columns.map((column) => userLabels[column])}
      disabled={disabled}
      splits={severalCells}
      onText={read}
      onFailure={onFailure}
      onAdd={() => onRows([...rows, emptyInviteRow(newKey())])}
    >
      {rows.map((row, place) => (
        <InviteCells
          key={row.key}
          row={row}
          number={place + 1}
          fate={fates[place] ?? { kind: 'empty' }}
          roles={roles}
          disabled={disabled}
          onChange={change}
          onRemove={remove}
        />
      ))}
    </PastedRows>
  )
}
