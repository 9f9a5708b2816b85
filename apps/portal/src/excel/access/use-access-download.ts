import type { AccessStructure } from '@tributary/domain'
import { csvMessages, csvTooLong } from '@tributary/sdk/common'
import { accessCsv, accessCsvName } from '@tributary/sdk/excel'
import { CSV_TYPE, saveFile, useRecordExport, useToasts } from '@tributary/ui'
import { useState } from 'react'

/** How long building the file may block the page at a time. */
const BLOCKING_MS = 30

/** Downloads a CSV file of who sees what in an organisation. It is built in the browser. */
export function useAccessDownload(companyName: string, structure: AccessStructure) {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const { show } = useToasts()
  const record = useRecordExport()
  const download = async () => {
    setBusy(true)
    try {
      const { pieces, rows } = await fileOf(structure)
      if (await record({ subject: 'access', rows, of: 'organisation' })) {
        saveFile(pieces, CSV_TYPE, accessCsvName(companyName, new Date()))
        setNotice(csvTooLong(rows))
      }
    } catch {
      // Building it fails only if the browser runs out of memory.
      show({ type: 'error', content: csvMessages.downloadFailed })
    }
    setBusy(false)
  }
  return { busy, download, notice }
}

async function fileOf(structure: AccessStructure): Promise<{ pieces: string[]; rows: number }> {
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
  return { pieces, rows: count }
}
