import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useRef, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { connector, minutesAgo, sampleNow } from '../connectors/connectors.samples.ts'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { Breadcrumb } from '../primitives/Breadcrumb/Breadcrumb.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { ConflictBanner } from './ConflictBanner.tsx'
import { faults, manifest, source, sources, summary, tried } from './custom-sources.samples.ts'
import { ManifestEditor } from './ManifestEditor.tsx'
import { ManifestSummary } from './ManifestSummary.tsx'
import { SourceBar } from './SourceBar.tsx'
import { SourceColumns } from './SourceColumns.tsx'
import { SourceHeader } from './SourceHeader.tsx'
import { SourcesEmpty } from './SourcesEmpty.tsx'
import { SourcesHeader } from './SourcesHeader.tsx'
import { SourceTable } from './SourceTable.tsx'
import { TryPanel } from './TryPanel.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

const meta: Meta = {
  title: 'Custom sources',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <main>
          <Story />
        </main>
      </ClockProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj

const onPhone = { globals: { viewport: { value: 'phone' } } }
const path = (current: string) => (
  <Breadcrumb links={[{ label: 'Custom source', href: '#manage' }]} current={current} />
)

const List = () => (
  <>
    <SourcesHeader breadcrumb={path('Custom sources')} addHref="#new" />
    <SourceTable
      sources={sources}
      hrefOf={({ id }) => `#${id}`}
      connectHrefOf={({ id }) => `#connect-${id}`}
    />
  </>
)

export const Sources: Story = { render: () => <List /> }
export const SourcesOnPhones: Story = { ...onPhone, render: () => <List /> }
export const NoSources: Story = {
  render: () => (
    <>
      <SourcesHeader breadcrumb={path('Custom sources')} />
      <SourcesEmpty addHref="#new" />
    </>
  ),
}
export const NoSourcesOnPhones: Story = { ...onPhone, ...NoSources, globals: onPhone.globals }

const editor: Omit<ComponentProps<typeof ManifestEditor>, 'box'> = {
  value: manifest,
  onChange: fn(),
  check: { state: 'checked', tables: 3 },
  faults: [],
  onOpenFile: fn(),
  onInsertExample: fn(),
}

const trying: ComponentProps<typeof TryPanel> = {
  manifest: summary,
  faulty: false,
  connectors: [connector({ id: 4, name: 'Harbour CRM of Birch' })],
  busy: false,
  result: null,
  error: null,
  onTry: fn(),
  onStop: fn(),
}

function Editing(props: Partial<typeof editor> & { saved?: ReturnType<typeof source> | null }) {
  const { saved = source(), ...changes } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(changes.value ?? manifest)
  const isEmpty = value === ''
  return (
    <>
      <SourceHeader
        source={saved}
        breadcrumb={path(saved?.name ?? 'Add a custom source')}
        connectHref={saved && '#connect'}
        {...(saved?.origin === 'organisation' && { onVersions: fn(), onDelete: fn() })}
      />
      <SourceColumns
        editor={
          <ManifestEditor
            {...editor}
            check={{ state: isEmpty ? 'empty' : 'checked', tables: 3 }}
            {...changes}
            box={box}
            value={value}
            onChange={setValue}
          />
        }
      >
        <ManifestSummary summary={isEmpty ? null : summary} />
        <TryPanel
          {...trying}
          manifest={isEmpty || changes.faults ? null : summary}
          faulty={changes.faults !== undefined}
        />
      </SourceColumns>
      {!changes.readOnly && (
        <SourceBar
          sentence={isEmpty ? 'Enter a manifest to save it.' : 'Saves version 4.'}
          disabled={isEmpty}
          busy={false}
          onSave={fn()}
          onDiscard={isEmpty ? undefined : fn()}
        />
      )}
    </>
  )
}

export const NewSource: Story = { render: () => <Editing saved={null} value="" /> }
export const WithoutFaults: Story = { render: () => <Editing /> }
export const Checking: Story = { render: () => <Editing check={{ state: 'checking' }} /> }
export const NotChecked: Story = { render: () => <Editing check={{ state: 'failed', onRetry: fn() }} /> }
export const OfInstallation: Story = { render: () => <Editing saved={sources[2] ?? null} readOnly /> }
export const WithFaults: Story = {
  render: () => <Editing faults={faults} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Line 13' }))
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Manifest' })
    await expect(box).toHaveFocus()
    await expect(box.value.slice(0, box.selectionStart).split('\n')).toHaveLength(13)
  },
}
export const WithFaultsOnPhones: Story = { ...onPhone, render: () => <Editing faults={faults} /> }

export const Tried: Story = {
  render: () => <TryPanel {...trying} result={{ table: 'contacts', tried, outdated: false }} />,
}
export const TriedOnPhones: Story = { ...onPhone, ...Tried, globals: onPhone.globals }
export const TryRefused: Story = {
  render: () => (
    <TryPanel
      {...trying}
      result={{
        table: 'contacts',
        outdated: true,
        tried: {
          ...tried,
          status: 401,
          preview: null,
          error: 'Harbour CRM does not accept the API key. Enter it again.',
          notes: ['The response has these fields: error, message.'],
        },
      }}
    />
  ),
}
export const Trying: Story = {
  render: () => <TryPanel {...trying} busy />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(trying.onStop).toHaveBeenCalled()
  },
}
export const TryRequiresSettings: Story = {
  render: () => <TryPanel {...trying} connectors={[]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try' }))
    await expect(canvas.getAllByText('required', { selector: 'p span' })).toHaveLength(2)
    await expect(trying.onTry).not.toHaveBeenCalled()
  },
}

const versions: ComponentProps<typeof VersionsDialog> = {
  name: 'Harbour CRM',
  current: { version: 3, text: manifest },
  versions: {
    state: 'ready',
    data: [
      { number: 3, at: minutesAgo(95), by: 'Ingrid Solheim', restored: 1 },
      { number: 2, at: minutesAgo(3000), by: null, restored: null },
      { number: 1, at: minutesAgo(9000), by: 'Tom Baker', restored: null },
    ],
  },
  opened: null,
  onOpen: fn(),
  text: { state: 'ready', data: manifest.replace('kind: text', 'kind: text, name: full_name') },
  blocked: null,
  onRestore: fn(),
  onClose: fn(),
}

export const Versions: Story = {
  render: () => <VersionsDialog {...versions} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'View version 2' }))
    await expect(versions.onOpen).toHaveBeenLastCalledWith(2)
  },
}
export const VersionsOnPhones: Story = { ...Versions, ...onPhone }
export const EarlierVersion: Story = {
  render: () => <VersionsDialog {...versions} opened={2} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }))
    await expect(versions.onRestore).toHaveBeenLastCalledWith(2)
  },
}
export const EarlierVersionOnPhones: Story = { ...EarlierVersion, ...onPhone }
export const CurrentVersion: Story = {
  render: () => <VersionsDialog {...versions} opened={3} text={{ state: 'ready', data: manifest }} />,
}
export const NotRestorable: Story = {
  render: () => (
    <VersionsDialog
      {...versions}
      opened={2}
      blocked="Save or discard your changes before you restore a version."
    />
  ),
}

export const Conflict: Story = {
  render: () => (
    <ConflictBanner newer={{ version: 4, changedBy: 'Tom Baker' }} onView={fn()} onSaveOver={fn()} />
  ),
}

export const Comparing: Story = {
  render: () => (
    <CompareDialog
      version={4}
      yours={manifest}
      theirs={manifest.replace('kind: text', 'kind: text, name: full_name').replace('key: [id]\n', '')}
      onClose={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Version 4' })).toBeVisible()
  },
}
