import { Banner, CompareDialog, ConflictBanner } from '@tributary/ui'
import { useState } from 'react'
import { customSourcesText } from './custom-sources.messages.ts'
import type { useOpenFile } from './use-open-file.ts'
import type { useSaveSource } from './use-save-source.ts'

type SourceNoticesProps = {
  text: string
  saving: ReturnType<typeof useSaveSource>
  files: Pick<ReturnType<typeof useOpenFile>, 'error' | 'dismissError'>
}

/** Why saving or opening a file failed. */
export function SourceNotices({ text, saving, files }: SourceNoticesProps) {
  const { conflict, save } = saving
  const [comparing, setComparing] = useState(false)
  return (
    <>
      {conflict && (
        <ConflictBanner
          newer={conflict}
          onView={() => setComparing(true)}
          onSaveOver={() => save(text, conflict.version)}
        />
      )}
      {saving.error && (
        <Banner tone="danger" onDismiss={saving.dismissError} dismissLabel={customSourcesText.dismiss}>
          {saving.error}
        </Banner>
      )}
      {files.error && (
        <Banner tone="danger" onDismiss={files.dismissError} dismissLabel={customSourcesText.dismiss}>
          {files.error}
        </Banner>
      )}
      {conflict && comparing && (
        <CompareDialog
          version={conflict.version}
          theirs={conflict.text}
          yours={text}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}
