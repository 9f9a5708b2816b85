import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, connector, logs, member, sampleNow } from '../connectors.samples.ts'
import { attention } from './attention.samples.ts'
import { CancelRefresh } from './CancelRefresh.tsx'
import { RunHistoryDialog } from './later-run-dialogs.ts'
import { manageHrefOf } from './manage-href.ts'
import { NeedsAttention } from './NeedsAttention.tsx'
import { preview, tables, widePreview } from './preview.samples.ts'
import { RunHistory } from './RunHistory.tsx'
import { history, run } from './runs.samples.ts'
import { TablePreview } from './TablePreview.tsx'

const meta = {
  title: 'Connectors/Runs',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const shared = {
  connector: connector({ log: logs.error }),
  connectorType: 'ftp',
  viewer: administrator,
  hrefOf: manageHrefOf({ manageHref: '/connectors/ftp/manage' }),
  onRetry: fn(),
}

const opened: NonNullable<Story['play']> = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Refresh history/ }))
  await expect(await screen.findByRole('dialog')).toBeVisible()
}

export const Opened: Story = { render: () => <RunHistory {...shared} runs={history} />, play: opened }

export const Pictures: Story = {
  render: () => (
    <Stack gap={4}>
      <RunHistory {...shared} runs={history} />
      <RunHistory
        {...shared}
        connector={connector({ name: 'Other' })}
        runs={[run({ state: 'running', completedAt: null })]}
      />
      <RunHistory {...shared} connector={connector({ name: 'New' })} runs={history.slice(0, 2)} />
      <RunHistory {...shared} runs={[]} />
      <CancelRefresh connector={shared.connector} onCancel={fn()} />
    </Stack>
  ),
}

/** Opened by a link, without the picture. */
export const HistoryDialog: Story = {
  render: () => <RunHistoryDialog {...shared} runs={history} openedOn={null} onClose={fn()} />,
}

export const OpenedByMember: Story = {
  render: () => <RunHistory {...shared} viewer={member} runs={history.slice(0, 3)} />,
  play: opened,
}

export const OpenedOnPhones: Story = { ...Opened, globals: { viewport: { value: 'phone' } } }

export const OpenedWithOlderOnes: Story = {
  render: () => <RunHistory {...shared} runs={history} older={{ loading: false, load: fn() }} />,
  play: opened,
}

export const Attention: Story = {
  render: () => <NeedsAttention items={attention} hrefOf={() => '/connectors'} />,
}

const dialog = {
  name: 'Warehouse files',
  chosen: null,
  onChoose: fn(),
  onClose: fn(),
  lineageHrefOf: ({ name }: { name: string }) => `#/lineage/${name}`,
  tables: { state: 'ready', data: tables },
} as const

export const Tables: Story = {
  render: () => <TablePreview {...dialog} preview={{ state: 'ready', data: preview }} />,
}

export const WideTable: Story = {
  render: () => <TablePreview {...dialog} preview={{ state: 'ready', data: widePreview }} />,
}

export const WideTableOnPhones: Story = { ...WideTable, globals: { viewport: { value: 'phone' } } }

export const TablesLoading: Story = {
  render: () => <TablePreview {...dialog} tables={{ state: 'loading' }} preview={{ state: 'loading' }} />,
}

export const RowsFailed: Story = {
  render: () => (
    <TablePreview
      {...dialog}
      preview={{
        state: 'failed',
        failure: { message: 'The table could not be read in time.', onRetry: fn() },
      }}
    />
  ),
}

export const NoTables: Story = {
  render: () => (
    <TablePreview {...dialog} tables={{ state: 'ready', data: [] }} preview={{ state: 'loading' }} />
  ),
}
