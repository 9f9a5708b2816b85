/** A browser may start to read the file some time after the click. */
const REVOKE_AFTER_MS = 60_000

/** Downloads a file that was created in the browser. `parts` are joined. */
export function saveFile(parts: readonly string[], type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([...parts], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}

/** The media type of a CSV file. */
export const CSV_TYPE = 'text/csv;charset=utf-8'
