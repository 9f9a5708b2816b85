import { comma } from '@tributary/sdk/common'
import { excelMessages, type LineNote } from '@tributary/sdk/excel'
import { CircleAlert, Info } from 'lucide-react'
import { Stack } from '../../layout/Stack.tsx'
import { classNames } from '../../theme/class-names.ts'
import { sentence } from '../../theme/text.css.ts'
import * as css from './LinesField.css.ts'
import { structureText } from './structure.messages.ts'

const icons = { failed: CircleAlert, hint: Info }

/** Each note next to its line, for sighted users. Screen readers read the list below the box. */
export const NotesNextToLines = ({ notes }: { notes: readonly LineNote[] }) => (
  <div className={css.margin} aria-hidden>
    {notes.length === 0 && <p className={css.tip}>{excelMessages.lines.tip}</p>}
    {notes.map(({ line, kind, message }, place) => {
      const Icon = icons[kind]
      const lines = Math.min(3, (notes[place + 1]?.line ?? Number.POSITIVE_INFINITY) - line)
      return (
        <div key={line} className={css.lineNote[kind]} style={{ top: line * css.LINE_PX }} title={message}>
          <Icon size={14} className={css.noteIcon} />
          <span className={classNames(css.noteWords, sentence)} style={{ WebkitLineClamp: lines }}>
            {message}
          </span>
        </div>
      )
    })}
  </div>
)

type NotesBelowProps = { id: string; notes: readonly LineNote[] }

/** Below the box: the failures as a list, and the hints on screens without space next to the box. */
export const NotesBelow = ({ id, notes }: NotesBelowProps) => (
  <Stack gap={1} size="xs" overflowWrap="anywhere" id={id}>
    <div role="alert">
      <NoteList notes={notes.filter(({ kind }) => kind === 'failed')} />
    </div>
    <div className={css.hints}>
      <NoteList notes={notes.filter(({ kind }) => kind === 'hint')} />
    </div>
  </Stack>
)

function NoteList({ notes }: { notes: readonly LineNote[] }) {
  if (notes.length === 0) return null
  return (
    <Stack as="ul" gap={1} size="xs" overflowWrap="anywhere">
      {notes.map(({ line, kind, name, message }) => {
        const Icon = icons[kind]
        return (
          <li key={line} className={css.listedNote[kind]}>
            <Icon size={14} aria-hidden />
            <span>
              {structureText.line} {line + 1}
              {name && comma()}
              <bdi>{name}</bdi>: <span className={sentence}>{message}</span>
            </span>
          </li>
        )
      })}
    </Stack>
  )
}
