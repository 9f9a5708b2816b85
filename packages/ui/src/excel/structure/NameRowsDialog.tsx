import { type Noun, nameError, REQUIRED } from '@tributary/sdk/common'
import {
  type BannerText,
  type LineNote,
  lineNotes,
  type NameLeft,
  type NewName,
  newNamesError,
} from '@tributary/sdk/excel'
import { Plus } from 'lucide-react'
import { type FormEvent, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { SendingProgress, type SendingProgressProps } from '../../patterns/dialogs/SendingProgress.tsx'
import { ErrorMessages } from '../../patterns/errors/ErrorList.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { RowActions } from './NameRow.tsx'
import { NameRowList } from './NameRowList.tsx'
import * as css from './NameRows.css.ts'
import { useNameRows } from './name-rows.ts'
import { structureText } from './structure.messages.ts'

export type NameRowsDialogProps = Pick<FormDialogProps, 'title' | 'action' | 'onClose' | 'returnFocus'> & {
  /** What the names are of, e.g. "area" and "areas". */
  noun: Noun
  /** The existing names. A row that repeats one gets a hint and can still be sent. */
  existing: readonly string[]
  /** How many names are sent; null while nothing is sent. */
  progress: Pick<SendingProgressProps, 'done' | 'total'> | null
  /** The names that failed last time, a new list each time. Their rows stay, with the messages. */
  failures: readonly NameLeft[]
  /** The server's error, at the top. */
  error?: BannerText | null
  /** Called when the user closes the error. */
  onDismissError?: () => void
  /** Called with at least one name, in the order of the rows. */
  onSubmit: (names: readonly NewName[]) => void
  /** Stops after the current request. */
  onStop?: () => void
  /** Called when the dialog gains or loses unsaved input. */
  onDirty?: (dirty: boolean) => void
}

/**
 * A dialog to add several names, one per row. Enter adds a row, Backspace removes an empty one, and a column pasted
 * from a spreadsheet fills several.
 */
export function NameRowsDialog(props: NameRowsDialogProps) {
  const { title, action, noun, progress, error, onDismissError, onClose, returnFocus, onDirty, onStop } =
    props
  const labelId = useId()
  const fields = useFields(props)
  const { rows, notes, filled, wanted, actions, addAnother, submit } = fields
  const dirty = filled > 0
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])
  return (
    <FormDialog
      title={title}
      {...(action !== undefined && { action })}
      size="sm"
      busy={progress !== null}
      dirty={dirty}
      error={error && <ErrorMessages {...error} />}
      {...(onDismissError && { onDismissError })}
      {...(returnFocus && { returnFocus })}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="1half">
        <Text size="sm" fontWeight="medium" id={labelId}>
          {structureText.name}
        </Text>
        <NameRowList {...{ rows, notes, wanted, labelId, actions }} readOnly={progress !== null} />
        <Inline justifyContent="space-between" gap={2} wrap>
          <Button variant="ghost" size="sm" icon={Plus} disabled={progress !== null} onClick={addAnother}>
            {structureText.addAnother}
          </Button>
          <p role="status" className={css.count}>
            {rows.length > 1 && filled > 0 && noun.counted(filled)}
          </p>
        </Inline>
      </Stack>
      {progress && <SendingProgress {...progress} {...(onStop && { onStop })} />}
    </FormDialog>
  )
}

const nothing: readonly string[] = []

function useFields({ existing, failures, progress, onSubmit }: NameRowsDialogProps) {
  const names = useNameRows()
  const { rows } = names
  const wanted = useRef<string | null>(null)
  const [sent, setSent] = useState(false)
  // While names are sent, the saved ones are already in the list, so the rows would look like repetitions.
  const notes = useNotes(rows, progress ? nothing : existing, failures, sent)
  useFailures(failures, names.setRows, wanted)
  const lead = (key: string | undefined) => {
    wanted.current = key ?? null
  }
  const actions = useStable({
    rename: names.rename,
    next: (at) => lead(nextOf(rows, at) ?? names.add(at)),
    go: (at) => focusRow(rows[at]?.key, lead, names.setRows),
    remove: (at) => lead(names.remove(at)),
    paste: (at, pasted) => lead(names.paste(at, pasted)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (progress) return
    setSent(true)
    if (newNamesError(rows) === null) return onSubmit(rows)
    focusRow((rows.find(({ name }) => isWrong(name)) ?? rows[0])?.key, lead, names.setRows)
  }
  return {
    ...{ rows, notes, wanted, actions, submit },
    filled: rows.filter(({ name }) => name.trim() !== '').length,
    addAnother: () => lead(names.add()),
  }
}

const isWrong = (name: string): boolean => name.trim() !== '' && nameError(name) !== null

/** Returns the row after this one if it is empty, so that Enter does not add a second empty row. */
function nextOf(rows: readonly NewName[], at: number): string | undefined {
  const [here, next] = [rows[at], rows[at + 1]]
  if (next && next.name.trim() === '') return next.key
  return here && here.name.trim() === '' ? here.key : undefined
}

/** The list sets the focus when it renders, so this makes it render. */
function focusRow(
  key: string | undefined,
  lead: (key: string | undefined) => void,
  setRows: (change: (rows: readonly NewName[]) => readonly NewName[]) => void,
): void {
  if (key === undefined) return
  lead(key)
  setRows((rows) => [...rows])
}

/** After an attempt the rows that failed stay, and the first of them gets the focus. */
function useFailures(
  failures: readonly NameLeft[],
  setRows: (rows: readonly NewName[]) => void,
  wanted: { current: string | null },
): void {
  useLayoutEffect(() => {
    const [first] = failures
    if (!first) return
    wanted.current = (failures.find(({ message }) => message !== '') ?? first).key
    setRows(failures.map(({ key, name }) => ({ key, name })))
  }, [failures, setRows, wanted])
}

/** Returns the note of each row. With thousands of names it is computed while the user is not typing. */
function useNotes(
  rows: readonly NewName[],
  existing: readonly string[],
  failures: readonly NameLeft[],
  sent: boolean,
): ReadonlyMap<string, LineNote> {
  const later = useDeferredValue(rows)
  return useMemo(() => {
    const text = later.map(({ name }) => name).join('\n')
    const byRow = new Map<string, LineNote>()
    for (const note of lineNotes(text, { existing, failures })) {
      const row = later[note.line]
      if (row) byRow.set(row.key, sent && isWrong(note.name) ? { ...note, kind: 'failed' } : note)
    }
    const [first] = later
    if (sent && first && newNamesError(later) === REQUIRED && later.every(({ name }) => name.trim() === ''))
      byRow.set(first.key, { line: 0, name: '', kind: 'failed', message: REQUIRED })
    return byRow
  }, [later, existing, failures, sent])
}

/** Returns the same object every time, so that unchanged rows do not render again. */
function useStable(latest: RowActions): RowActions {
  const now = useRef(latest)
  useLayoutEffect(() => {
    now.current = latest
  })
  const [stable] = useState<RowActions>(() => ({
    rename: (key, name) => now.current.rename(key, name),
    next: (at) => now.current.next(at),
    go: (at) => now.current.go(at),
    remove: (at) => now.current.remove(at),
    paste: (at, pasted) => now.current.paste(at, pasted),
  }))
  return stable
}
