import { type AssignableRole, readPeople } from '@tributary/domain'
import { emptyInviteRow, type InviteRow, inviteRowsOf, type RowFate, userLabels } from '@tributary/sdk/users'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { useStable } from '../primitives/use-stable.ts'
import { classNames } from '../theme/class-names.ts'
import { visuallyHidden } from '../theme/text.css.ts'
import { InviteCells } from './InviteCells.tsx'
import { InviteFile } from './InviteFile.tsx'
import * as css from './InviteGrid.css.ts'
import { invitationsText } from './invitations.messages.ts'

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

/** A table in which people are entered, pasted or read from a file. */
export function InviteGrid({ rows, fates, roles, disabled, onRows, onFailure }: InviteGridProps) {
  const [dropping, setDropping] = useState(false)
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
    <Stack gap={2}>
      <Text as="p" size="sm" color="secondary">
        {invitationsText.paste}
      </Text>
      <div
        className={classNames(css.box, dropping && css.dropping)}
        onPaste={(event) => paste(event, read)}
        {...dropHandlers(setDropping, (file) => void readFile(file, read, onFailure))}
      >
        <table className={css.table} aria-label={invitationsText.people}>
          <Head />
          <tbody className={css.body}>
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
          </tbody>
        </table>
      </div>
      <Inline gap={2} wrap>
        <Button
          size="sm"
          icon={Plus}
          disabled={disabled}
          onClick={() => onRows([...rows, emptyInviteRow(newKey())])}
        >
          {invitationsText.addRow}
        </Button>
        <InviteFile disabled={disabled} onFile={(file) => void readFile(file, read, onFailure)} />
      </Inline>
    </Stack>
  )
}

const columns = ['firstName', 'lastName', 'emailAddress', 'roleId'] as const

const Head = () => (
  <thead className={css.head}>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col" className={css.headCell}>
          {userLabels[column]}
        </th>
      ))}
      <th scope="col" className={css.headCell}>
        <span className={visuallyHidden}>{invitationsText.actions}</span>
      </th>
    </tr>
  </thead>
)

/** Returns keys that no other row of this form has. */
function useNewKey(): () => string {
  const id = useId()
  const count = useRef(0)
  return () => `${id}-${count.current++}`
}

/** Reads several cells, or a mailbox, as rows. A single word is pasted into its cell, as usual. */
function paste(event: ClipboardEvent, read: (text: string) => void) {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\t\n;,<]/.test(text.trim())) return
  event.preventDefault()
  read(text)
}

const LARGEST = 1024 * 1024

async function readFile(file: File, read: (text: string) => void, onFailure: (reason: string) => void) {
  if (file.size > LARGEST) return onFailure(invitationsText.tooLarge)
  const text = await file.text().catch(() => null)
  // A workbook is binary, and reads as text with these.
  if (text === null || text.includes('\u0000')) return onFailure(invitationsText.unreadable)
  read(text)
}

function dropHandlers(setDropping: (over: boolean) => void, onFile: (file: File) => void) {
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      setDropping(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
}
