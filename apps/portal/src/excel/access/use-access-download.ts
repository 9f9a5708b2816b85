import type { AccessStructure } from '@tributary/domain'
import { accessCsv, accessCsvName, accessMessages, csvTooLong } from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'

/** So long the file is worked on without letting anything else happen. */
const AT_ONCE_MS = 30

/** A browser may begin to read a file a while after it was told to. */
const KEPT_MS = 60_000

/** Saves who sees what in an organisation as a file, which is made in the browser. */
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
      // Only for want of memory.
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
    if (performance.now() - since < AT_ONCE_MS) continue
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
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
