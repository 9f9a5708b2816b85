import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of custom sources. */
export const guides = [
  {
    title: 'Custom sources',
    status: 'experimental',
    overlay: true,
    components: [
      'CompareDialog',
      'ConflictBanner',
      'ManifestEditor',
      'ManifestSummary',
      'SourceBar',
      'SourceColumns',
      'SourceHeader',
      'SourcesEmpty',
      'SourcesHeader',
      'SourceTable',
      'TryPanel',
      'VersionsDialog',
    ],
    when: [
      'To write, check, try and store the manifest of a source.',
      '`SourceTable` below `SourcesHeader` to list sources. `SourcesEmpty` replaces the table before the first one.',
      '`ConflictBanner` when another user has saved a newer version, with `CompareDialog` to read it.',
    ],
    whenNot: [
      'For sources that come with the installation, set `readOnly` and leave out `SourceBar`.',
      'For the settings of one connector, use the forms of connectors. A manifest has no values.',
    ],
    anatomy: [
      ['Header', 'Name, version, who saved it, and Delete, Versions and Connect.'],
      ['Editor', 'The state of the check, the list of faults, and the text with line numbers.'],
      ['Summary', 'What was read: settings, tables, and the hosts that receive secrets.'],
      ['Try', 'A table and settings, then the request and the first page.'],
      ['Bar', 'Why saving is not possible, or what it changes, with Save.'],
    ],
    keyboard: [
      ['Tab', 'Leaves the editor. It does not indent, so it is not a trap.'],
      ['Enter, Space', 'On "Line 13": moves the caret to that line.'],
      ['Enter', 'In a setting of the try: runs it.'],
      ['Arrow keys', 'Scroll a comparison that has the focus.'],
      ['Escape', 'Closes the dialogs.'],
    ],
    accessibility: [
      'The editor is a text box with the name "Manifest", so every screen reader supports it.',
      'After a check, the number of faults and the first one are announced. The marks next to lines are hidden.',
      'The sentence of the bar describes Save, so a disabled button explains itself.',
      'Compared lines begin with "Added:" or "Removed:" for screen readers. The result of a try is announced.',
    ],
    do: [
      'Wait half a second after the last key before you check, and abort the check of an older text.',
      'Keep the faults of the last check while the next one runs, so that the list does not flicker.',
      'Ask before a file or the example replaces a changed text.',
      'Pass null as `manifest` of the try, unless the check belongs to the text in the editor.',
    ],
    dont: [
      'Do not replace the text in the editor with a newer version by itself. Show the conflict.',
      'Do not hide the reason for a disabled Save. Pass it as `sentence`: `saveBlock` of the SDK returns it.',
      'Do not draw `SourceTable` or `SourceHeader` outside a `ClockProvider`. They show times and throw without one.',
    ],
    code: `
import type { Id, ManifestLineFault } from '@tributary/domain'
import { type Client, checkManifest } from '@tributary/sdk'
import { exampleManifest, faultyLines } from '@tributary/sdk/custom-sources'
import { type ManifestCheck, ManifestEditor } from '@tributary/ui'
import { useEffect, useMemo, useRef, useState } from 'react'

export function Manifest({ client, organisationId }: { client: Client; organisationId: Id }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(exampleManifest)
  const [attempt, setAttempt] = useState(0)
  const [check, setCheck] = useState<ManifestCheck>({ state: 'empty' })
  const [faults, setFaults] = useState<readonly ManifestLineFault[]>([])
  const lines = useMemo(() => faultyLines(faults), [faults])
  useEffect(() => {
    setCheck({ state: text.trim() === '' ? 'empty' : 'checking' })
    if (text.trim() === '') return setFaults([])
    const older = new AbortController()
    const { signal } = older
    const timer = setTimeout(async () => {
      try {
        const read = await checkManifest(client, { params: { orgId: organisationId }, body: { text } }, { signal })
        setFaults(read.faults)
        setCheck({ state: 'checked', tables: read.tables.length })
      } catch {
        if (!signal.aborted) setCheck({ state: 'failed', onRetry: () => setAttempt(attempt + 1) })
      }
    }, 500)
    return () => {
      clearTimeout(timer)
      older.abort()
    }
  }, [client, organisationId, text, attempt])
  return (
    <ManifestEditor
      box={box}
      value={text}
      onChange={setText}
      check={check}
      faults={lines}
      onOpenFile={(file) => file.text().then(setText)}
      onInsertExample={() => setText(exampleManifest)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
