import { customSourcesMessages, exampleManifest, manifestFileError } from '@tributary/sdk/custom-sources'
import { type RefObject, useState } from 'react'

type OpenFile = {
  text: string
  dirty: boolean
  setText: (text: string) => void
  box: RefObject<HTMLTextAreaElement | null>
}

/** The text that waits for a confirmation, because it replaces one that was changed. */
export type Replacing = { name: string; onConfirm: () => void; onClose: () => void }

const words = customSourcesMessages.editor

/** Puts a file or the example into the editor. A changed text is replaced only after a confirmation. */
export function useOpenFile({ text, dirty, setText, box }: OpenFile) {
  const [waiting, setWaiting] = useState<{ name: string; text: string } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const put = (wanted: string) => {
    setText(wanted)
    box.current?.focus()
  }
  const open = async (file: File) => {
    const wanted = await file.text()
    const refused = manifestFileError({ size: file.size, text: wanted })
    setError(refused)
    if (refused) return
    if (dirty && text.trim() !== '') setWaiting({ name: file.name, text: wanted })
    else put(wanted)
  }
  const replacing: Replacing | null = waiting && {
    name: waiting.name,
    onConfirm: () => {
      put(waiting.text)
      setWaiting(null)
    },
    onClose: () => setWaiting(null),
  }
  return {
    open: (file: File) => void open(file).catch(() => setError(words.wrongFile)),
    insertExample: () => put(exampleManifest),
    replacing,
    error,
    dismissError: () => setError(null),
  }
}
