import type { CustomSourceText } from '@tributary/domain'
import { useState } from 'react'

/**
 * The text of an editor and the version it is based on. Another user's version replaces a text that was not changed
 * here. A changed text stays, and saving it is refused until the newer version was seen.
 */
export function useManifestText(source: CustomSourceText | null) {
  const [base, setBase] = useState(source)
  const [text, setText] = useState(source?.text ?? '')
  const dirty = text !== (base?.text ?? '')
  if (source && source !== base && source.version !== base?.version && !dirty) {
    setBase(source)
    setText(source.text)
  }
  /** Continues from a version that was saved, here or by another user. */
  const rebase = (saved: CustomSourceText, replaced?: string) => {
    setBase(saved)
    if (replaced !== undefined) setText(replaced)
  }
  return { base, text, setText, dirty, rebase }
}
