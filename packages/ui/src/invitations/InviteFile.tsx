import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { invitationsText } from './invitations.messages.ts'

type InviteFileProps = { disabled: boolean; onFile: (file: File) => void }

/** Opens a CSV file of people. */
export function InviteFile({ disabled, onFile }: InviteFileProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" icon={FileUp} disabled={disabled} onClick={() => picker.current?.click()}>
        {invitationsText.openFile}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={invitationsText.openFile}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be opened again after it was corrected.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
