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

export type LinesDialogProps = Pick<FormDialogProps, 'returnFocus'> & {
  /** E.g. "Add new Version(s)". */
  title: string
  /** Of the text box. */
  label?: string
  action?: string
  /** The names there are already: a line that repeats one is pointed out, and can be sent all the same. */
  existing: readonly string[]
  /** Why a name would be refused, to be said beside its line; null when it would not. */
  refusalOf?: (name: string) => string | null
  /** How far the sending is; null while nothing is sent. */
  progress: { done: number; total: number } | null
  /** What was not added the last time, a new list each time: these lines stay, with their messages. */
  failures: readonly NameLeft[]
  /** Why none of it worked, at the top. */
  error?: ReactNode
  /** Called with at least one line, trimmed, blank ones left out. */
  onSubmit: (lines: readonly NewName[]) => void
  /** Ends the sending after what is under way. */
  onStop?: () => void
  /** Whether something is entered that is not added. */
  onDirty?: (dirty: boolean) => void
  onClose: () => void
}

/**
 * Several names at once, one a line (connectors spec 2.4 and 5, requirements VER-09, HELPER-03, VALID-13, VALID-14 and
 * VALID-17). Leaving asks before anything typed is lost.
 */
export function LinesDialog(props: LinesDialogProps) {
  const { title, label = excelMessages.onePerLine, action = 'Save', existing, progress, failures } = props
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
  // At once, so that Back cannot come between what is typed and the question about it.
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

// While names are sent, those saved already are in the list: the lines beneath are no repetitions of them.
const nothing: readonly string[] = []

/** What the box holds: what was typed; after an attempt the lines that were not added. */
function useTextOf(failures: readonly NameLeft[]) {
  const [text, setText] = useState(() => linesLeft(failures))
  const [told, setTold] = useState(failures)
  if (failures !== told) {
    setTold(failures)
    if (failures.length > 0) setText(linesLeft(failures))
  }
  return [text, setText] as const
}
