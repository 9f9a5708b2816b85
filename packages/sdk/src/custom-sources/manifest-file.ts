import { customSourcesMessages } from './custom-sources.messages.ts'

const { wrongFile, longFile } = customSourcesMessages.editor
const LONGEST = 256 * 1024

/** Returns why a file cannot be opened as a manifest; null if it can. */
export function manifestFileError(file: { size: number; text: string }): string | null {
  if (file.size > LONGEST) return longFile
  return file.text.includes('\0') ? wrongFile : null
}
