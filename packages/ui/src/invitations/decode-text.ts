import { activeLanguage } from '@tributary/sdk/common'

/** The code page in which Excel on Windows saves "CSV" in each language. */
const codePages: Readonly<Record<string, string>> = { ar: 'windows-1256' }
const WESTERN = 'windows-1252'

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, place) => bytes[place] === byte)

/**
 * Decodes a text file of a spreadsheet: UTF-16 with its mark, UTF-8, or else the code page of Windows for the language that
 * is shown.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [language = ''] = activeLanguage().tag.split('-')
    return new TextDecoder(codePages[language] ?? WESTERN).decode(bytes)
  }
}
