import {
  type AreaRow,
  type AreaRowsResult,
  areaRequestRows,
  areaRowsOf,
  areaRowsResult,
  areaTableMessages,
  type KnownAreas,
} from '@tributary/sdk/excel'
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PastedRows, useNewKey } from '../../invitations/PastedRows.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { useStable } from '../../primitives/use-stable.ts'
import { AreaCells } from './AreaCells.tsx'

export type AreaTableDialogProps = Pick<FormDialogProps, 'busy' | 'onClose' | 'returnFocus'> & {
  /** The areas and sub-areas that exist. */
  known: KnownAreas
  /** Why nothing was added. */
  error?: string | null
  /** Called when the user closes the error. */
  onDismissError: () => void
  /** Called when the dialog gains or loses unsaved input. */
  onDirty?: (dirty: boolean) => void
  /** Called with the rows to add, none of which has an error. */
  onAdd: (rows: ReturnType<typeof areaRequestRows>) => void
}

/** Cells of a spreadsheet. A name may have a comma. */
const severalCells = /[\t\n]/

const none = { area: null, subarea: null }

/** Adds areas and sub-areas from a table that is typed, pasted or read from a file. */
export function AreaTableDialog(props: AreaTableDialogProps) {
  const { known, busy = false, error, onDismissError, onDirty, onAdd, onClose, returnFocus } = props
  const form = useRef<HTMLDivElement>(null)
  const newKey = useNewKey()
  const [rows, setRows] = useState<readonly AreaRow[]>(() => [emptyRow(newKey())])
  const [problem, setProblem] = useState<string | null>(null)
  const result = useMemo(() => areaRowsResult(rows, known), [rows, known])
  const sent = areaRequestRows(rows)
  const dirty = sent.length > 0
  // A layout effect, so that Back cannot come between typing and the question about it.
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])
  const read = (text: string) =>
    setRows([...rows.filter(({ area, subarea }) => area + subarea), ...areaRowsOf(text, newKey)])
  const change = useStable((row: AreaRow) => setRows(rows.map((one) => (one.key === row.key ? row : one))))
  const remove = useStable((key: string) => {
    const left = rows.filter((row) => row.key !== key)
    setRows(left.length > 0 ? left : [emptyRow(newKey())])
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !dirty) return
    if (result.errors > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else onAdd(sent)
  }
  return (
    <FormDialog
      title={areaTableMessages.title}
      description={areaTableMessages.explained}
      size="lg"
      action={areaTableMessages.add}
      note={noteOf(result)}
      busy={busy}
      dirty={dirty}
      idle={!dirty}
      error={error ?? problem}
      onDismissError={() => {
        setProblem(null)
        onDismissError()
      }}
      onSubmit={submit}
      onClose={onClose}
      {...(returnFocus && { returnFocus })}
    >
      <div ref={form}>
        <PastedRows
          label={areaTableMessages.table}
          columns={[areaTableMessages.area, areaTableMessages.subarea]}
          disabled={busy}
          splits={severalCells}
          onText={read}
          onFailure={setProblem}
          onAdd={() => setRows([...rows, emptyRow(newKey())])}
        >
          {rows.map((row, place) => (
            <AreaCells
              key={row.key}
              row={row}
              number={place + 1}
              notes={result.notes[place] ?? none}
              disabled={busy}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </PastedRows>
      </div>
    </FormDialog>
  )
}

function noteOf({ added, errors }: AreaRowsResult): string {
  if (errors > 0) return areaTableMessages.errors(errors)
  return areaTableMessages.effect(added.areas, added.subareas, added.links)
}

const emptyRow = (key: string): AreaRow => ({ key, area: '', subarea: '' })
