import { cellsAsLines, excelMessages, type LineNote, linesOf, namesInLines } from '@tributary/sdk/excel'
import { type ChangeEvent, type RefObject, useId } from 'react'
import { Field } from '../../primitives/TextField/Field.tsx'
import { input } from '../../primitives/TextField/Input.css.ts'
import { classNames } from '../../theme/class-names.ts'
import { NotesBelow, NotesNextToLines } from './LineNotes.tsx'
import * as css from './LinesField.css.ts'

export type LinesFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  notes: readonly LineNote[]
  /** The lines are being sent and cannot change. */
  readOnly?: boolean
  box: RefObject<HTMLTextAreaElement | null>
}

const FEWEST_ROWS = 6
const words = excelMessages.lines

/** A text box with one name per line, and notes next to the lines. */
export function LinesField({ label, value, onChange, error, notes, readOnly = false, box }: LinesFieldProps) {
  const notesId = useId()
  const type = ({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(withoutTabs(target))
  return (
    <Field label={label} error={error} id={undefined} hint={countOf(value, notes)}>
      {({ 'aria-describedby': described, ...control }) => (
        <>
          <div className={css.scroller}>
            <div className={css.columns}>
              <textarea
                {...control}
                ref={box}
                data-autofocus
                dir="auto"
                wrap="off"
                spellCheck={false}
                autoComplete="off"
                rows={Math.max(FEWEST_ROWS, linesOf(value).length + 1)}
                value={value}
                readOnly={readOnly}
                onChange={type}
                aria-describedby={classNames(described, notesId)}
                className={classNames(input(), css.box)}
              />
              <NotesNextToLines notes={notes} />
            </div>
          </div>
          <NotesBelow id={notesId} notes={notes} />
        </>
      )}
    </Field>
  )
}

/** Returns the content of the box with each pasted cell on its own line, and keeps the caret. */
function withoutTabs(box: HTMLTextAreaElement): string {
  const text = cellsAsLines(box.value)
  if (text !== box.value) {
    const caret = box.selectionEnd
    box.value = text
    box.setSelectionRange(caret, caret)
  }
  return text
}

function countOf(value: string, notes: readonly LineNote[]): string {
  const count = namesInLines(value).length
  if (count === 0) return ''
  const noted = notes.length === 0 ? '' : `, ${words.noted(notes.length)}`
  return `${words.count(count)}${noted}`
}
