import type { Meta, StoryObj } from '@storybook/react-vite'
import { databaseMessages } from '@tributary/sdk/database'
import { expect, fn } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { CredentialsForm, type CredentialsFormProps } from './CredentialsForm.tsx'
import { DatabaseBanner } from './DatabaseBanner.tsx'
import { DatabaseColumns, GuideOnly } from './DatabaseColumns.tsx'
import { ExcelGuide } from './ExcelGuide.tsx'
import { StructureNotice, type StructureNoticeProps } from './StructureNotice.tsx'
import { SynchronisationPanel } from './SynchronisationPanel.tsx'

const meta: Meta = {
  title: 'Database/Settings',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(at('10:00'))}>
        <Story />
      </ClockProvider>
    ),
  ],
}
export default meta
type Story = StoryObj

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const outdated = { changedAt: at('09:00'), synchronisedAt: at('08:00'), credentialsSet: true }
const stored = {
  host: 'sql01.harbourpine.example',
  database: 'finance_dw',
  schema: 'excel',
  user: 'svc_tributary',
  passwordSet: true,
}
const never = { host: '', database: '', schema: '', user: '', passwordSet: false }
const form: CredentialsFormProps = {
  stored,
  busy: null,
  invalid: null,
  onInvalid: fn(),
  onSave: async () => true,
  onSynchronise: async () => true,
  onEdit: fn(),
  test: { busy: false, checks: null },
  onTest: fn(),
}
const tried = {
  busy: false,
  checks: [
    { key: 'host-found', outcome: 'passed', sentence: null },
    { key: 'target-reached', outcome: 'failed', sentence: 'A firewall may block the connection.' },
    { key: 'target-writable', outcome: 'skipped', sentence: null },
  ],
}
const videos = {
  microsoft365Video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  excel365Video: 'https://videos.example.com/add.html',
}
const guide = <ExcelGuide manifestHref="/excel-connector-manifest.xml" videos={videos} />
const withoutVideos = (
  <ExcelGuide
    manifestHref="/excel-connector-manifest.xml"
    videos={{ microsoft365Video: null, excel365Video: null }}
  />
)
const refused = {
  kind: 'failed',
  explanation: {
    heading: databaseMessages.headings.invalidCredentials,
    message: 'The login failed.',
    causes: databaseMessages.commonCauses,
  },
} as const

export const Refused: Story = {
  render: () => (
    <DatabaseColumns banner={<DatabaseBanner outcome={refused} onDismiss={fn()} />} guide={guide}>
      <SynchronisationPanel state={outdated} busy={false} onSynchronise={fn()} />
      <CredentialsForm {...form} test={tried} />
    </DatabaseColumns>
  ),
}

export const Missing: Story = {
  render: () => (
    <DatabaseColumns
      banner={
        <DatabaseBanner
          outcome={{ kind: 'invalid', sentence: databaseMessages.required.host }}
          onDismiss={fn()}
        />
      }
      guide={withoutVideos}
    >
      <SynchronisationPanel
        state={{ changedAt: null, synchronisedAt: null, credentialsSet: false }}
        busy={false}
        onSynchronise={fn()}
      />
      <CredentialsForm {...form} stored={never} invalid="host" />
    </DatabaseColumns>
  ),
}

export const Synchronising: Story = {
  render: () => (
    <DatabaseColumns banner={null} guide={guide}>
      <SynchronisationPanel state={outdated} busy onSynchronise={fn()} />
      <CredentialsForm {...form} busy="synchronising" />
    </DatabaseColumns>
  ),
}

export const ForExcelUsers: Story = { render: () => <GuideOnly guide={guide} /> }

const notice: StructureNoticeProps = {
  state: outdated,
  canSynchronise: true,
  settingsHref: '/excel/table-synchronisation',
  busy: false,
  outcome: null,
  onSynchronise: fn(),
  onDismiss: fn(),
  onFocusLost: fn(),
}

export const Notices: Story = {
  render: () => (
    <Stack gap={4}>
      <StructureNotice {...notice} />
      <StructureNotice {...notice} busy />
      <StructureNotice {...notice} state={{ ...outdated, synchronisedAt: null, credentialsSet: false }} />
      <StructureNotice {...notice} canSynchronise={false} />
      <StructureNotice {...notice} outcome={refused} />
      <StructureNotice
        {...notice}
        state={{ ...outdated, changedAt: null }}
        outcome={{ kind: 'done', sentence: databaseMessages.synchronised }}
      />
    </Stack>
  ),
}

export const ByKeyboard: Story = {
  render: () => <CredentialsForm {...form} onInvalid={fn()} stored={never} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('db.example.com{Enter}')
    await expect(canvas.getByLabelText('Database')).toHaveFocus()
  },
}
