import type { LineNote, NewName } from '@tributary/sdk/excel'
import { CircleAlert, Info, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { input } from '../../primitives/TextField/Input.css.ts'
import { classNames } from '../../theme/class-names.ts'
import * as css from './NameRows.css.ts'
import { isSeveral, type withPasted } from './name-rows.ts'
import { structureText } from './structure.messages.ts'

/** The actions of the row at an index. */
export type RowActions = {
  rename: (key: string, name: string) => void
  /** Enter: moves to an empty row after this one. */
  next: (at: number) => void
  /** Arrow keys: moves to another row. */
  go: (at: number) => void
  remove: (at: number) => void
  paste: (at: number, pasted: Parameters<typeof withPasted>[2]) => void
}

export type NameRowProps = {
  row: NewName
  at: number
  isOnly: boolean
  note: Pick<LineNote, 'kind' | 'message'> | undefined
  /** The id of the label above the rows, which names the first one. */
  labelId: string
  readOnly: boolean
  isFirst: boolean
  actions: RowActions
}

const icons = { failed: CircleAlert, hint: Info }

/** One name with its remove button and its note. */
export const NameRow = memo(function NameRow(props: NameRowProps) {
  const { row, at, isOnly, note, labelId, readOnly, isFirst, actions } = props
  const noteId = useId()
  const Icon = note && icons[note.kind]
  const named = at === 0 ? { 'aria-labelledby': labelId } : { 'aria-label': structureText.nameNamed(at) }
  return (
    <>
      <Columns template="fill auto" alignItems="center" gap={1}>
        <input
          {...named}
          type="text"
          className={input()}
          value={row.name}
          readOnly={readOnly}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          {...(isFirst && { 'data-autofocus': true })}
          {...(note && { 'aria-describedby': noteId })}
          {...(note?.kind === 'failed' && { 'aria-invalid': true })}
          onChange={({ target }) => actions.rename(row.key, target.value)}
          onKeyDown={(event) => press(event, at, actions)}
          onPaste={(event) => insert(event, at, actions)}
        />
        <IconButton
          icon={X}
          aria-label={structureText.removeNamed(row.name.trim(), at)}
          title={structureText.remove}
          className={classNames(isOnly && css.unused)}
          disabled={readOnly || isOnly}
          onClick={() => actions.remove(at)}
        />
      </Columns>
      {note && Icon && (
        <p id={noteId} className={css.noteOf[note.kind]}>
          <Icon size={14} className={css.noteIcon} aria-hidden />
          {note.message}
        </p>
      )}
    </>
  )
})

function press(event: KeyboardEvent<HTMLInputElement>, at: number, actions: RowActions): void {
  if (event.currentTarget.readOnly || event.nativeEvent.isComposing) return
  const work = workOf(event, at, actions)
  if (!work) return
  event.preventDefault()
  work()
}

function workOf(
  { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  at: number,
  actions: RowActions,
) {
  if (key === 'Enter' && (ctrlKey || metaKey)) return () => currentTarget.form?.requestSubmit()
  if (key === 'Enter') return () => actions.next(at)
  if (key === 'Backspace' && currentTarget.value === '') return () => actions.remove(at)
  if (key === 'ArrowDown') return () => actions.go(at + 1)
  if (key === 'ArrowUp') return () => actions.go(at - 1)
  return undefined
}

function insert(event: ClipboardEvent<HTMLInputElement>, at: number, actions: RowActions): void {
  const box = event.currentTarget
  const text = event.clipboardData.getData('text')
  if (box.readOnly || !isSeveral(text)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = box
  const before = value.slice(0, selectionStart ?? value.length)
  actions.paste(at, { text, before, after: value.slice(selectionEnd ?? value.length) })
}
