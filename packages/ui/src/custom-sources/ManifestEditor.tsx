import { customSourcesMessages, type FaultyLine } from '@tributary/sdk/custom-sources'
import { type DragEvent, type RefObject, useId, useState } from 'react'
import { Text } from '../layout/Text.tsx'
import { classNames } from '../theme/class-names.ts'
import * as css from './ManifestEditor.css.ts'
import { ManifestFaults } from './ManifestFaults.tsx'
import { FaultMarks, FaultNotes, LineNumbers } from './ManifestLines.tsx'
import { type ManifestCheck, ManifestStatus } from './ManifestStatus.tsx'
import { ManifestTools, type ManifestToolsProps } from './ManifestTools.tsx'
import { showLine } from './show-line.ts'

export type ManifestEditorProps = Omit<ManifestToolsProps, 'empty'> & {
  /** The text of the manifest. */
  value: string
  /** Called with the text after each change. */
  onChange: (value: string) => void
  /** The faults of the text, or the state of the check. */
  check: ManifestCheck
  /** The faults by line. While a newer text is checked, those of the last one. */
  faults: readonly FaultyLine[]
  /** Shows the text without letting the user change it. */
  readOnly?: boolean
  /** The text box, to move the focus there. */
  box: RefObject<HTMLTextAreaElement | null>
}

const words = customSourcesMessages.editor

/** A text box for a manifest with line numbers. Faults are listed above it and marked next to their lines. */
export function ManifestEditor(props: ManifestEditorProps) {
  const { value, check, faults, readOnly = false, box, onOpenFile } = props
  const help = useId()
  const [dropping, setDropping] = useState(false)
  const lines = value.split('\n')
  const goTo = (place: FaultyLine) => box.current && showLine(box.current, place)
  return (
    <>
      <div className={css.toolbar}>
        <ManifestStatus check={check} faults={faults} />
        {!readOnly && <ManifestTools {...props} empty={value.trim() === ''} />}
      </div>
      <ManifestFaults faults={faults} onGoTo={goTo} />
      <div className={classNames(css.scroller, dropping && css.dropping)} dir="ltr" data-manifest-scroller>
        <LineNumbers count={lines.length} faults={faults} />
        <div className={css.code} style={sizeOf(lines)}>
          <FaultMarks faults={faults} />
          <textarea
            ref={box}
            aria-label={words.label}
            aria-describedby={help}
            aria-invalid={faults.length > 0 || undefined}
            className={css.box}
            value={value}
            readOnly={readOnly}
            onChange={({ target }) => props.onChange(target.value)}
            placeholder={words.placeholder}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            {...(!readOnly && dropHandlers(setDropping, onOpenFile))}
          />
          <FaultNotes faults={faults} lines={lines} />
        </div>
      </div>
      <Text as="p" id={help} size="sm" color="secondary">
        {readOnly ? words.readOnly : words.help}
      </Text>
    </>
  )
}

/** The size of the whole text, so that only the scroller scrolls. */
const sizeOf = (lines: readonly string[]) => ({
  minHeight: `calc(${lines.length} * ${css.lineHeight} + 24px)`,
  minWidth: `${lines.reduce((most, { length }) => Math.max(most, length), 0) + 4}ch`,
})

function dropHandlers(setDropping: (over: boolean) => void, onOpenFile: (file: File) => void) {
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
      onOpenFile(file)
    },
  }
}
