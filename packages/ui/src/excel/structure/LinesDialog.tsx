import {
  excelMessages,
  lineNotes,
  linesLeft,
  type NameLeft,
  type NewName,
  namesInLines,
  newNamesError,
  tooManyLinesError,
} from '@tributary/sdk/excel'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { SendingProgress } from '../../patterns/dialogs/SendingProgress.tsx'
import { LinesField } from './LinesField.tsx'
import { structureText } from './structure.messages.ts'

export type LinesDialogProps = Pick<FormDialogProps, 'returnFocus'> & {
  /** E.g. "Add new Version(s)". */
  title: string
  /** Of the text box. */
  label?: string
  /** The label of the button that saves. */
  action?: string
  /** The existing names. A line that repeats one gets a hint and can still be sent. */
  existing: readonly string[]
  /** Returns why a name would be refused, as a hint at its line, or null. */
  refusalOf?: (name: string) => string | null
  /** How many names are sent; null while nothing is sent. */
  progress: { done: number; total: number } | null
  /** The names that failed last time, a new list each time. Their lines stay, with the messages. */
  failures: readonly NameLeft[]
  /** Why the whole attempt failed, at the top. */
  error?: ReactNode
  /** Called with at least one line, trimmed and without blank ones. */
  onSubmit: (lines: readonly NewName[]) => void
  /** Stops after the current request. */
  onStop?: () => void
  /** Called when the dialog gains or loses unsaved input. */
  onDirty?: (dirty: boolean) => void
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
}

/** A dialog to add several names, one per line. Closing asks before input is lost. */
export function LinesDialog(props: LinesDialogProps) {
  const {
    title,
    label = excelMessages.onePerLine,
    action = structureText.save,
    existing,
    progress,
    failures,
  } = props
  const { refusalOf, onDirty, returnFocus } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useTextOf(failures)
  const [sent, setSent] = useState(false)
  useEffect(() => {
    if (failures.length > 0) box.current?.focus()
  }, [failures])
  const names = namesInLines(text)
  const error = tooManyLinesError(text) ?? (sent ? newNamesError(names) : null)
  const dirty = names.length > 0
  // A layout effect, so that Back cannot come between typing and the question about it.
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (progress) return
    setSent(true)
    if (tooManyLinesError(text) ?? newNamesError(names)) box.current?.focus()
    else props.onSubmit(names)
  }
  return (
    <FormDialog
      title={title}
      action={action}
      size="lg"
      busy={progress !== null}
      dirty={dirty}
      error={props.error}
      {...(returnFocus && { returnFocus })}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <LinesField
        box={box}
        label={label}
        value={text}
        onChange={setText}
        error={error ?? undefined}
        notes={lineNotes(text, {
          existing: progress ? nothing : existing,
          failures,
          ...(refusalOf && { refusalOf }),
        })}
        readOnly={progress !== null}
      />
      {progress && <SendingProgress {...progress} {...(props.onStop && { onStop: props.onStop })} />}
    </FormDialog>
  )
}

// While names are sent, the saved ones are already in the list, so the lines would look like repetitions.
const nothing: readonly string[] = []

/** Returns the content of the box: the input, and after an attempt the lines that failed. */
function useTextOf(failures: readonly NameLeft[]) {
  const [text, setText] = useState(() => linesLeft(failures))
  const [lastFailures, setLastFailures] = useState(failures)
  if (failures !== lastFailures) {
    setLastFailures(failures)
    if (failures.length > 0) setText(linesLeft(failures))
  }
  return [text, setText] as const
}
