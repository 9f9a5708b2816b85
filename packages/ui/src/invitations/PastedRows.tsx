import { Plus } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { classNames } from '../theme/class-names.ts'
import { visuallyHidden } from '../theme/text.css.ts'
import { decodeText } from './decode-text.ts'
import { InviteFile } from './InviteFile.tsx'
import * as css from './InviteGrid.css.ts'
import { invitationsText } from './invitations.messages.ts'

export type PastedRowsProps = {
  /** The name of the table. */
  label: string
  /** The headings of the columns, without the one of the buttons. */
  columns: readonly string[]
  disabled: boolean
  /** What makes pasted text several cells. Other text is pasted into its cell, as usual. */
  splits: RegExp
  /** Called with text that was pasted, or read from a file. */
  onText: (text: string) => void
  /** Called when a file cannot be read, with the reason. */
  onFailure: (reason: string) => void
  /** Called when the user adds a row. */
  onAdd: () => void
  /** The rows. */
  children: ReactNode
}

/** A table whose rows are typed, pasted or read from a file. */
export function PastedRows(props: PastedRowsProps) {
  const { label, columns, disabled, splits, onText, onFailure, onAdd, children } = props
  const [dropping, setDropping] = useState(false)
  const onFile = (file: File) => void readFile(file, onText, onFailure)
  return (
    <Stack gap={2}>
      <Text as="p" size="sm" color="secondary">
        {invitationsText.paste}
      </Text>
      <div
        className={classNames(css.box, dropping && css.dropping)}
        onPaste={(event) => paste(event, splits, onText)}
        {...dropHandlers(setDropping, onFile)}
      >
        <table className={css.table} aria-label={label}>
          <Head columns={columns} />
          <tbody className={css.body}>{children}</tbody>
        </table>
      </div>
      <Inline gap={2} wrap>
        <Button size="sm" icon={Plus} disabled={disabled} onClick={onAdd}>
          {invitationsText.addRow}
        </Button>
        <InviteFile disabled={disabled} onFile={onFile} />
      </Inline>
    </Stack>
  )
}

const Head = ({ columns }: { columns: readonly string[] }) => (
  <thead className={css.head}>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col" className={css.headCell}>
          {column}
        </th>
      ))}
      <th scope="col" className={css.headCell}>
        <span className={visuallyHidden}>{invitationsText.actions}</span>
      </th>
    </tr>
  </thead>
)

/** Returns keys that no other row of this form has. */
export function useNewKey(): () => string {
  const id = useId()
  const count = useRef(0)
  return () => `${id}-${count.current++}`
}

function paste(event: ClipboardEvent, splits: RegExp, read: (text: string) => void) {
  const text = event.clipboardData.getData('text/plain')
  if (!splits.test(text.trim())) return
  event.preventDefault()
  read(text)
}

const LARGEST = 1024 * 1024

async function readFile(file: File, read: (text: string) => void, onFailure: (reason: string) => void) {
  if (file.size > LARGEST) return onFailure(invitationsText.tooLarge)
  const text = await file.arrayBuffer().then(
    (buffer) => decodeText(new Uint8Array(buffer)),
    () => null,
  )
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
