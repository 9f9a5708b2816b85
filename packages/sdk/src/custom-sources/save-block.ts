import type { CheckedManifest } from '@tributary/domain'
import { customSourcesMessages } from './custom-sources.messages.ts'

/** The state of the manifest in an editor. `checked` is null while the text is being checked. */
export type SaveBlock = {
  /** The manifest in the editor. */
  text: string
  /** The manifest of the newest version. */
  saved: string
  /** The result of the check; null while it runs. */
  checked: Pick<CheckedManifest, 'faults'> | null
  /** Whether the last check failed. The server checks again when it saves. */
  checkFailed: boolean
}

const { blocks } = customSourcesMessages.saving

/** Returns why a manifest cannot be saved; null if it can. */
export function saveBlock({ text, saved, checked, checkFailed }: SaveBlock): string | null {
  if (text.trim() === '') return blocks.empty
  if (text === saved) return blocks.unchanged
  if (checkFailed) return null
  if (!checked) return blocks.checking
  return checked.faults.length > 0 ? blocks.faults(checked.faults.length) : null
}
