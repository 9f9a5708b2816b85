import { cellsAsLines, excelMessages, type LineNote, linesOf, namesInLines } from '@tributary/sdk/excel'
import { type ChangeEvent, type RefObject, useId } from 'react'
import { Field } from '../../primitives/TextField/Field.tsx'
import { input } from '../../primitives/TextField/Input.css.ts'
import { classNames } from '../../theme/class-names.ts'
import { NotesBeneath, NotesBeside } from './LineNotes.tsx'
import * as css from './LinesField.css.ts'

export type LinesFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  notes: readonly LineNote[]
  /** The lines are on their way and stay as they are. */
  readOnly?: boolean
  box: RefObject<HTMLTextAreaElement | null>
}

const FEWEST_ROWS = 6
const words = excelMessages.lines

/** A text box with one name a line, and what there is to say about a line beside it. */
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
              <NotesBeside notes={notes} />
            </div>
          </div>
          <NotesBeneath id={notesId} notes={notes} />
        </>
      )}
    </Field>
  )
}

/** What the box holds now, pasted cells each on a line of their own, with the caret where it was. */
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
