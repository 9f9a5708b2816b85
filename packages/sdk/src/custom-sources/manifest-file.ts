import { customSourcesMessages } from './custom-sources.messages.ts'

const LONGEST = 256 * 1024

/** Returns why a file cannot be opened as a manifest; null if it can. */
export function manifestFileError(file: { size: number; text: string }): string | null {
  if (file.size > LONGEST) return customSourcesMessages.editor.longFile
  return file.text.includes('\0') ? customSourcesMessages.editor.wrongFile : null
}
