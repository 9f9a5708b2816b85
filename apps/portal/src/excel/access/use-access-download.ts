import type { AccessStructure } from '@tributary/domain'
import { accessCsv, accessCsvName, accessMessages } from '@tributary/sdk/rules'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'

/** So long the file is worked on without letting anything else happen. */
const AT_ONCE_MS = 30

/** A browser may begin to read a file a while after it was told to. */
const KEPT_MS = 60_000

/** Saves who sees what in an organisation as a file, which is made in the browser. */
export function useAccessDownload(companyName: string, structure: AccessStructure) {
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const download = async () => {
    setBusy(true)
    try {
      save(await fileOf(structure), accessCsvName(companyName, new Date()))
    } catch {
      // Only for want of memory.
      show({ type: 'error', content: accessMessages.downloadFailed })
    }
    setBusy(false)
  }
  return { busy, download }
}

async function fileOf(structure: AccessStructure): Promise<Blob> {
  const pieces: string[] = []
  let since = performance.now()
  for (const piece of accessCsv(structure)) {
    pieces.push(piece)
    if (performance.now() - since < AT_ONCE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
