import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RefreshRun } from '@tributary/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { COPIED_MS } from '../primitives/CopyButton/use-copy.ts'
import {
  administrator,
  connector,
  everyState,
  logs,
  member,
  sampleNow,
  superadmin,
} from './connectors.samples.ts'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { RefreshDetailDialog } from './RefreshDetailDialog.tsx'
import { RunCardGrid, type RunCardGridProps } from './RunCardGrid.tsx'
import { RunCardGridSkeleton } from './RunCardGridSkeleton.tsx'
import { manageHrefOf } from './runs/manage-href.ts'
import { failedRun } from './runs/runs.samples.ts'
import { StateSummary } from './StateSummary.tsx'

type DrawCard = Parameters<NonNullable<RunCardGridProps['withRuns']>>[1]

const at = (ui: React.ReactNode) => <ClockProvider clock={fixedClock(sampleNow)}>{ui}</ClockProvider>

describe('RunCardGrid', () => {
  const grid = (connectors = everyState) =>
    render(
      at(
        <RunCardGrid
          connectors={connectors}
          connectorType="xero"
          viewer={superadmin}
          manageHref="/connectors/xero/manage"
          onRefresh={() => {}}
        />,
      ),
    )

  it('renders a card for each connector, in order [CONNDASH-01]', () => {
    grid()
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(everyState.map(({ name }) => name))
  })

  it('opens and closes the whole refresh detail [CONNDASH-20, CONNDASH-30]', async () => {
    grid()
    await userEvent.click(screen.getByRole('button', { name: 'more' }))
    const dialog = screen.getByRole('dialog', { name: 'Refresh detail' })
    expect(dialog).toHaveTextContent('the retry budget for this run was already used.')
    expect(dialog).toHaveTextContent('X-Rate-Limit-Problem: minute')
    expect(dialog).toHaveAccessibleDescription(/^Pine Street Roasters Ltd, /)
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1)
    if (!close) throw new Error('the dialog should have a Close button')
    await userEvent.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  describe('a source that charges for requests', () => {
    const costs = connector({
      log: logs.completed,
      properties: [
        { id: 1, name: 'aws.startDate', value: '2026-10-01', clientConnectorId: 1 },
        { id: 2, name: 'aws.granularity', value: 'DAILY', clientConnectorId: 1 },
      ],
    })
    const full = { fullTransactionSync: true, statusMessage: 'Full refresh requested from the portal' }
    const show = (subject = costs, runs?: readonly RefreshRun[]) => {
      const onRefresh = vi.fn()
      const props = {
        connectors: [subject],
        withRuns: (_: unknown, card: DrawCard) => card({ runs }),
        connectorType: 'aws',
        viewer: superadmin,
        manageHref: '/manage',
      }
      render(at(<RunCardGrid {...props} onRefresh={onRefresh} />))
      return onRefresh
    }
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

    it('shows the price of a full refresh first, and starts when that is confirmed', async () => {
      const onRefresh = show()
      await press('Full')
      const dialog = screen.getByRole('alertdialog', { name: 'Read everything of Harbour & Pine Ltd again?' })
      expect(dialog).toHaveAccessibleDescription(
        /This full refresh makes about 10 requests and costs about 0\.10 USD\./,
      )
      expect(onRefresh).not.toHaveBeenCalled()
      await press('Start full refresh')
      expect(onRefresh).toHaveBeenCalledExactlyOnceWith(costs, full)
      expect(screen.queryByRole('alertdialog')).toBeNull()
    })

    it.each([
      ['was never refreshed', { ...costs, log: null }, undefined, 'Incremental'],
      ['has never succeeded', { ...costs, log: logs.error }, [failedRun], 'Retry'],
    ])(
      'shows the price of the first refresh too, for a connector that %s',
      async (_, subject, runs, button) => {
        const onRefresh = show(subject, runs)
        await press(button)
        expect(
          screen.getByRole('alertdialog', { name: 'Read everything of Harbour & Pine Ltd?' }),
        ).toHaveAccessibleDescription(/The first refresh makes about 10 requests and costs about 0\.10 USD\./)
        expect(onRefresh).not.toHaveBeenCalled()
        await press('Start refresh')
        expect(onRefresh).toHaveBeenCalledExactlyOnceWith(subject, {
          ...full,
          fullTransactionSync: false,
          statusMessage: 'Refresh requested from the portal',
        })
      },
    )

    it('does not start when it is cancelled, and an incremental one starts directly', async () => {
      const onRefresh = show()
      await press('Full')
      await press('Cancel')
      expect(onRefresh).not.toHaveBeenCalled()
      await press('Incremental')
      expect(onRefresh).toHaveBeenCalledExactlyOnceWith(costs, {
        ...full,
        fullTransactionSync: false,
        statusMessage: 'Refresh requested from the portal',
      })
    })
  })

  it('closes the detail of a removed connector', async () => {
    const { rerender } = grid()
    await userEvent.click(screen.getByRole('button', { name: 'more' }))
    rerender(at(<p>Nothing left</p>))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps its shape while it loads', () => {
    const { container } = render(<RunCardGridSkeleton />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading connectors')
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true')
  })
})

describe('RefreshDetailDialog', () => {
  const detailOf = (log: ReturnType<typeof connector>['log'], viewer = administrator) => ({
    connector: connector({ log }),
    connectorType: 'ftp',
    viewer,
    hrefOf: manageHrefOf({ manageHref: '/connectors/ftp/manage' }),
    onRetry: vi.fn(),
    onClose: vi.fn(),
  })
  const refused = { ...logs.error, cause: 'sign-in-refused' }
  const footer = () =>
    [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent)

  it('explains the failure and offers its remedies [CONNDASH-17, CONNDASH-22]', async () => {
    const props = detailOf(refused)
    render(at(<RefreshDetailDialog {...props} />))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'FTP refused the sign-in. You can fix this: check the settings of the connector.',
    )
    expect(screen.getByRole('link', { name: 'Edit settings' })).toHaveAttribute(
      'href',
      '/connectors/ftp/manage?edit=1',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(props.onRetry).toHaveBeenCalledExactlyOnceWith(props.connector)
    expect(props.onClose).toHaveBeenCalledOnce()
  })

  it('offers members only what they may do [CONNDASH-17]', () => {
    render(at(<RefreshDetailDialog {...detailOf(refused, member)} />))
    expect(footer()).toEqual(['', 'Copy detail', 'Close', 'Retry'])
    expect(screen.getByText(/Ask your administrator to check the settings/)).toBeInTheDocument()
  })

  it('explains why tables were left out, names them, and offers to add them', () => {
    render(at(<RefreshDetailDialog {...detailOf(logs.incomplete)} connectorType="xero" />))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '2 tables were left out because a permission is missing. You can fix this: authorise the connector again.',
    )
    expect(screen.getByText(/^Left out: manual_journal_lines, manual_journals\./)).toBeInTheDocument()
    expect(footer()).toEqual(['', 'Copy detail', 'Close', 'Reconnect'])
  })

  it('offers no Retry while a refresh runs', () => {
    const running = { ...logs.refreshing, refreshDetail: 'orders.csv: 40,000 rows' }
    render(at(<RefreshDetailDialog {...detailOf(running)} />))
    expect(footer()).toEqual(['', 'Copy detail', 'Close'])
  })

  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  afterEach(() => void vi.useRealTimers())
  const copy = async () => {
    vi.useFakeTimers()
    render(at(<RefreshDetailDialog {...detailOf(logs.error)} />))
    await act(async () => screen.getByRole('button', { name: 'Copy detail' }).click())
  }

  it('can be copied as a whole, and shows so for 3 seconds [CONST-07]', async () => {
    writeText.mockResolvedValueOnce()
    await copy()
    expect(writeText).toHaveBeenCalledWith(`${logs.error.refreshDetail}\n\n${logs.error.error}`)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(COPIED_MS))
    expect(screen.getByRole('button', { name: 'Copy detail' })).toBeInTheDocument()
  })

  it('shows that the browser does not allow copying', async () => {
    writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    await copy()
    expect(screen.getByText('The browser did not allow copying.')).toBeInTheDocument()
  })
})

describe('StateSummary', () => {
  it('counts states that need attention, most urgent first', () => {
    const { container } = render(at(<StateSummary connectors={everyState} />))
    expect([...container.children].map((pill) => pill.textContent)).toEqual([
      '1 error',
      '1 taking longer',
      '1 forbidden',
      '1 refreshing',
    ])
  })

  it('is empty if all connectors are healthy', () => {
    const { container } = render(at(<StateSummary connectors={[connector({ log: logs.completed })]} />))
    expect(container).toBeEmptyDOMElement()
  })

  it('counts several states and leaves out disconnected connectors', () => {
    const failed = connector({ log: logs.error })
    render(at(<StateSummary connectors={[failed, failed, { ...failed, status: 'DISCONNECTED' }]} />))
    expect(screen.getByText('2 errors')).toBeInTheDocument()
  })

  it('counts cancelled refreshes, which are not errors', () => {
    const { container } = render(at(<StateSummary connectors={[connector({ log: logs.cancelled })]} />))
    expect(container).toHaveTextContent(/^1 cancelled$/)
  })
})

describe('EmptyDashboard', () => {
  it.each([
    ['administrators [CONNDASH-02]', administrator, 'Why not try adding a connector?'],
    [
      'others [CONNDASH-03]',
      member,
      "Why not ask your administrator for permission to see your organisation's connectors?",
    ],
  ])('advises %s', (_, viewer, advice) => {
    render(<EmptyDashboard viewer={viewer} />)
    expect(screen.getByRole('heading')).toHaveTextContent('Nothing much to do here.')
    expect(screen.getByText(advice)).toBeInTheDocument()
  })
})
