import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { FileUp, TextCursorInput } from 'lucide-react'
import { useRef } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Button } from '../primitives/Button/Button.tsx'

export type ManifestToolsProps = {
  /** Called with the file the user chose. */
  onOpenFile: (file: File) => void
  /** Called when the user asks for an example. */
  onInsertExample: () => void
  /** Whether there is no text yet. The example is offered only then. */
  empty: boolean
}

const words = customSourcesMessages.editor

/** Opens a file, or inserts the example. */
export function ManifestTools({ onOpenFile, onInsertExample, empty }: ManifestToolsProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Inline gap={2} wrap>
      {empty && (
        <Button size="sm" icon={TextCursorInput} onClick={onInsertExample}>
          {words.insertExample}
        </Button>
      )}
      <Button size="sm" icon={FileUp} onClick={() => picker.current?.click()}>
        {words.openFile}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".yaml,.yml,.json,application/yaml,text/yaml"
        aria-label={words.openFile}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be opened again after it was corrected.
          target.value = ''
          if (file) onOpenFile(file)
        }}
      />
    </Inline>
  )
}
