import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConnectorDraft } from '@tributary/sdk/connectors'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, log, member, minutesAgo, sampleNow } from '../connectors.samples.ts'
import { checks } from '../editor/editor.samples.ts'
import { FixSheet } from './FixSheet.tsx'
import {
  charged,
  disconnected,
  failing,
  limited,
  refused,
  revoked,
  stuck,
  workbook,
  working,
} from './fix.samples.ts'
import type { FixSheetProps } from './fix-sheet-props.ts'

const clock = fixedClock(sampleNow)

async function show(changes: Partial<FixSheetProps> = {}) {
  const props: FixSheetProps = {
    subject: refused,
    viewer: administrator,
    progress: null,
    credentialsHref: '/excel/table-synchronisation',
    onFix: vi.fn<(draft: ConnectorDraft) => void>(),
    onRetry: vi.fn(),
    onReconnect: vi.fn(),
    onClose: vi.fn(),
    ...changes,
  }
  const drawn = (shown: FixSheetProps) => (
    <ClockProvider clock={clock}>
      <FixSheet {...shown} />
    </ClockProvider>
  )
  const { rerender } = render(drawn(props))
  const sheet = await screen.findByRole('dialog')
  const again = (more: Partial<FixSheetProps>) => rerender(drawn({ ...props, ...more }))
  return { ...props, sheet, again }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const buttons = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('button')
    .map((button) => button.textContent)
const fieldNames = (sheet: HTMLElement) => [...sheet.querySelectorAll('input')].map((input) => input.name)

describe('the report [GLANCE-60]', () => {
  it('has the cause, since when, how often, and what still works', async () => {
    const { sheet } = await show()
    expect(sheet).toHaveAccessibleName('Fix Warehouse files')
    expect(within(sheet).getByText(/refused the sign-in\.$/)).toBeInTheDocument()
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^It has failed since /),
      '3 of the last 7 refreshes failed.',
      expect.stringMatching(/is still there\.$/),
    ])
  })

  it('has the words of the server collapsed, with a button that copies them', async () => {
    const { sheet } = await show()
    const detail = within(sheet).getByText('Technical detail').closest('details')
    expect(detail).not.toHaveAttribute('open')
    expect(detail).toHaveTextContent('The server answered 530: Login incorrect.')
    expect(detail?.querySelector('button')).toHaveTextContent('Copy')
  })
})

describe('the fields [GLANCE-61]', () => {
  it('are exactly those that correct the failure', async () => {
    const { sheet } = await show()
    expect(fieldNames(sheet)).toEqual(['ftp.username', 'ftp.password'])
  })

  it('include a password that has to be entered again for another host', async () => {
    const { sheet } = await show({ subject: failing('host-unknown') })
    expect(fieldNames(sheet)).toEqual(['ftp.host'])
    await userEvent.type(within(sheet).getByRole('textbox'), 'x')
    expect(fieldNames(sheet)).toEqual(['ftp.host', 'ftp.password'])
  })

  it('are sent with the other settings as they are stored', async () => {
    const { onFix, sheet } = await show()
    await userEvent.type(within(sheet).getByLabelText(/Password/), 'new one')
    await press('Test, save and retry')
    expect(onFix).toHaveBeenCalledWith(
      expect.objectContaining({ 'ftp.host': 'files.harbourpine.example', 'ftp.password': 'new one' }),
    )
  })

  it('keep a stored secret that is left blank', async () => {
    const { onFix } = await show()
    await press('Test, save and retry')
    expect(onFix).toHaveBeenCalledWith(expect.objectContaining({ 'ftp.password': '' }))
    expect(screen.getByText('A value is saved. It is never shown.')).toBeInTheDocument()
  })

  it('keep the input next to the message when a step fails', async () => {
    const { again, sheet } = await show()
    const password = within(sheet).getByLabelText(/Password/)
    await userEvent.type(password, 'wrong')
    again({ progress: { at: 'test', error: 'The connection does not work yet.', checks } })
    expect(password).toHaveValue('wrong')
    const steps = within(sheet).getByRole('list', { name: 'Progress' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Test the connection, failed', 'Save the settings, waiting', 'Start the refresh, waiting'])
    expect(within(sheet).getByText(/The shop does not know this key/)).toBeInTheDocument()
  })

  it('show how far each step is', async () => {
    const { sheet } = await show({ progress: { at: 'save', error: null } })
    const steps = within(sheet).getByRole('list', { name: 'Progress' })
    expect(steps).toHaveTextContent(
      'Test the connection, doneSave the settings, runningStart the refresh, waiting',
    )
    expect(within(steps).getByText('Save the settings').closest('li')).toHaveAttribute('aria-current', 'step')
  })
})

describe('the other remedies [GLANCE-62]', () => {
  it('are a way to the provider for a revoked authorisation', async () => {
    const { onReconnect, sheet } = await show({ subject: revoked })
    await press('Reconnect')
    expect(onReconnect).toHaveBeenCalledOnce()
    expect(fieldNames(sheet)).toEqual([])
  })

  it('are the page of the database credentials for an Excel connector', async () => {
    await show({ subject: workbook })
    expect(screen.getByRole('link', { name: 'Check credentials' })).toHaveAttribute(
      'href',
      '/excel/table-synchronisation',
    )
  })

  it('are the time of the next refresh after a limit, and a button that does not wait', async () => {
    const { onRetry, sheet } = await show({ subject: limited })
    expect(within(sheet).getByText(/You can refresh it again at/)).toHaveTextContent(
      /The next refresh starts by itself at .*2026/,
    )
    await press('Retry now')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('are a new attempt after a lost connection', async () => {
    const { onRetry } = await show({ subject: failing('connection-lost') })
    await press('Retry')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('name who has to act elsewhere, with a new attempt', async () => {
    const { sheet } = await show({ subject: failing('unreachable') })
    expect(within(sheet).getByText(/^Ask the people who run/)).toBeInTheDocument()
    expect(buttons(sheet)).toContain('Retry')
  })

  it('are a question to the administrator for users who may not edit', async () => {
    const { sheet } = await show({ viewer: member })
    expect(
      within(sheet).getByText('Ask your administrator to check the settings of the connector.'),
    ).toBeInTheDocument()
    expect(fieldNames(sheet)).toEqual([])
  })

  it('show why a new attempt could not start', async () => {
    const { sheet } = await show({
      subject: failing('connection-lost'),
      progress: { at: 'retry', error: 'A refresh is running already.' },
    })
    expect(within(sheet).getByText('A refresh is running already.')).toBeInTheDocument()
  })
})

describe('without anything to fix [GLANCE-63]', () => {
  it('states that the connector works again', async () => {
    const { sheet } = await show({ subject: working })
    expect(within(sheet).getByText('This connector works again.')).toBeInTheDocument()
    expect(buttons(sheet)).toEqual(['', 'Close'])
  })

  it('states that a refresh is running, after the steps', async () => {
    const running = { ...refused.connector, log: log({ manuallyTriggeredAt: minutesAgo(1) }) }
    const { sheet } = await show({
      subject: { ...refused, connector: running },
      progress: { at: 'done', error: null },
    })
    expect(within(sheet).getByText('A refresh is running.')).toBeInTheDocument()
    expect(within(sheet).getByText('Start the refresh')).toBeInTheDocument()
  })

  it('states that the connector loads', async () => {
    const { sheet } = await show({ subject: null })
    expect(sheet).toHaveAccessibleName('Fix connector')
    expect(within(sheet).getByRole('status')).toHaveTextContent('Loading the connector')
  })

  it('shows why it could not be loaded, with another attempt', async () => {
    const onRetry = vi.fn()
    await show({ subject: null, failure: { message: 'The server could not be reached.', onRetry } })
    expect(screen.getByText('The server could not be reached.')).toBeInTheDocument()
    await press('Try again')
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('closing [GLANCE-64]', () => {
  it('asks before input is lost', async () => {
    const { onClose, sheet } = await show()
    await userEvent.type(within(sheet).getByLabelText(/Password/), 'x{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('waits for a running step', async () => {
    const { onClose } = await show({ progress: { at: 'save', error: null } })
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('returns the focus to the opener', async () => {
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(opener).toHaveFocus()
  })
})

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <ClockProvider clock={clock}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <FixSheet
          subject={refused}
          viewer={administrator}
          progress={null}
          credentialsHref="/"
          onFix={vi.fn()}
          onRetry={vi.fn()}
          onReconnect={vi.fn()}
          onClose={() => setOpen(false)}
        />
      )}
    </ClockProvider>
  )
}

describe('the price of a retry [GLANCE-69]', () => {
  it('is stated while no refresh has succeeded', async () => {
    const { sheet } = await show({ subject: charged })
    expect(
      within(sheet).getByText(/The first refresh makes about \d+ requests and costs about \d+\.\d\d USD/),
    ).toBeInTheDocument()
  })

  it('is not stated once one has', async () => {
    const { sheet } = await show({ subject: { ...charged, runs: refused.runs } })
    expect(within(sheet).queryByText(/The first refresh/)).toBeNull()
  })
})

describe('a connector whose settings need no correction [GLANCE-63]', () => {
  it('is refreshed again if its refresh is stuck', async () => {
    const { sheet, onRetry } = await show({ subject: stuck })
    expect(within(sheet).getByText('The refresh is taking longer than expected.')).toBeInTheDocument()
    await press('Retry')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('is connected again if it is disconnected', async () => {
    const { sheet, onReconnect } = await show({ subject: disconnected })
    expect(within(sheet).getByText('This connector is disconnected.')).toBeInTheDocument()
    await press('Reconnect')
    expect(onReconnect).toHaveBeenCalledOnce()
  })

  it('is not connected again by a member', async () => {
    const { sheet } = await show({ subject: disconnected, viewer: member })
    expect(buttons(sheet)).not.toContain('Reconnect')
  })
})
