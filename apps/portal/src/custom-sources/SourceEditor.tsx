import type { CheckedManifest, CustomSourceText, Id } from '@tributary/domain'
import { customSourcesMessages, faultyLines, saveBlock } from '@tributary/sdk/custom-sources'
import { ManifestEditor, ManifestSummary, SourceBar, SourceColumns, SourceHeader } from '@tributary/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { connectSourcePath, sourcesPath } from '../connectors/connector-paths.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { DeleteSource } from './DeleteSource.tsx'
import { ReplaceText } from './ReplaceText.tsx'
import { SourceNotices } from './SourceNotices.tsx'
import { SourceTry } from './SourceTry.tsx'
import { SourceVersions } from './SourceVersions.tsx'
import { sourcePath } from './source-paths.ts'
import { useManifestCheck } from './use-manifest-check.ts'
import { useManifestText } from './use-manifest-text.ts'
import { useOpenFile } from './use-open-file.ts'
import { useSaveSource } from './use-save-source.ts'

export type SourceEditorProps = {
  organisationId: Id
  /** Null for a new source. */
  source: CustomSourceText | null
  breadcrumb: ReactNode
}

const words = customSourcesMessages

/** Edits, checks, tries and saves the manifest of a source. */
export function SourceEditor({ organisationId, source, breadcrumb }: SourceEditorProps) {
  const [, navigate] = useLocation()
  const box = useRef<HTMLTextAreaElement>(null)
  const { base, text, setText, dirty, rebase } = useManifestText(source)
  const { check, checked, last } = useManifestCheck(organisationId, text)
  const faults = useMemo(() => faultyLines(last?.faults ?? []), [last])
  const onSaved = (saved: CustomSourceText) => {
    rebase(saved)
    if (!source) navigate(sourcePath(saved.id), { replace: true })
  }
  const [open, setOpen] = useState<'versions' | 'deleting' | null>(null)
  const saving = useSaveSource({ organisationId, base, onSaved })
  useUnsaved(dirty)
  const files = useOpenFile({ text, dirty, setText, box })
  const readOnly = base?.origin === 'installation'
  const blocked = saveBlock({ text, saved: base?.text ?? '', checked, checkFailed: check.state === 'failed' })
  return (
    <>
      <SourceHeader
        source={base}
        breadcrumb={breadcrumb}
        connectHref={base && connectSourcePath(base.id)}
        {...(base &&
          !readOnly && { onVersions: () => setOpen('versions'), onDelete: () => setOpen('deleting') })}
      />
      <SourceColumns
        notices={<SourceNotices text={text} saving={saving} files={files} />}
        editor={
          <ManifestEditor
            box={box}
            value={text}
            onChange={setText}
            check={check}
            faults={check.state === 'empty' ? [] : faults}
            readOnly={readOnly}
            onOpenFile={files.open}
            onInsertExample={files.insertExample}
          />
        }
      >
        <ManifestSummary summary={last && isReadable(last) ? last : null} />
        <SourceTry {...{ organisationId, text, checked, last }} source={base} />
      </SourceColumns>
      {!readOnly && (
        <SourceBar
          sentence={blocked ?? nextSentence(base)}
          disabled={blocked !== null}
          busy={saving.busy}
          onSave={() => saving.save(text)}
          onDiscard={dirty && base ? () => setText(base.text) : undefined}
        />
      )}
      {files.replacing && <ReplaceText {...files.replacing} />}
      {base && open === 'versions' && (
        <SourceVersions
          organisationId={organisationId}
          source={base}
          dirty={dirty}
          onRestored={(saved) => {
            rebase(saved, saved.text)
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {base && open === 'deleting' && (
        <DeleteSource
          organisationId={organisationId}
          source={base}
          onDeleted={() => navigate(sourcesPath, { replace: true })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** Whether the check could read anything. With some faults it cannot. */
const isReadable = ({ name, settings, tables }: CheckedManifest): boolean =>
  name !== null || settings.length > 0 || tables.length > 0

const nextSentence = (base: CustomSourceText | null): string =>
  base ? words.saving.next(base.version + 1, base.connectors) : words.saving.first
