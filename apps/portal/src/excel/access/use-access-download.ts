import type { AccessStructure } from '@tributary/domain'
import { accessCsv, accessCsvName, accessMessages, csvTooLong } from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'

/** How long building the file may block the page at a time. */
const BLOCKING_MS = 30

/** A browser may start to read the file some time after the click. */
const REVOKE_AFTER_MS = 60_000

/** Downloads a CSV file of who sees what in an organisation. It is built in the browser. */
export function useAccessDownload(companyName: string, structure: AccessStructure) {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const { show } = useToasts()
  const download = async () => {
    setBusy(true)
    try {
      const { file, rows } = await fileOf(structure)
      save(file, accessCsvName(companyName, new Date()))
      setNotice(csvTooLong(rows))
    } catch {
      // Building it fails only if the browser runs out of memory.
      show({ type: 'error', content: accessMessages.downloadFailed })
    }
    setBusy(false)
  }
  return { busy, download, notice }
}

async function fileOf(structure: AccessStructure): Promise<{ file: Blob; rows: number }> {
  const pieces: string[] = []
  let count = 0
  let since = performance.now()
  for (const { text, rows } of accessCsv(structure)) {
    pieces.push(text)
    count += rows
    if (performance.now() - since < BLOCKING_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return { file: new Blob(pieces, { type: 'text/csv;charset=utf-8' }), rows: count }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
