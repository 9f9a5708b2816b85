import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, connector, logs, member, sampleNow } from '../connectors.samples.ts'
import { manageHrefOf } from './manage-href.ts'
import { bar } from './RunBars.css.ts'
import { RunHistory, type RunHistoryProps } from './RunHistory.tsx'
import { failedRun, history, run } from './runs.samples.ts'

const subject = connector({ log: logs.error })

const Drawn = (props: Partial<RunHistoryProps>) => (
  <ClockProvider clock={fixedClock(sampleNow)}>
    <RunHistory
      connector={subject}
      connectorType="ftp"
      runs={history}
      viewer={administrator}
      hrefOf={manageHrefOf({ manageHref: '/connectors/ftp/manage' })}
      {...props}
    />
  </ClockProvider>
)

const draw = (props: Partial<RunHistoryProps> = {}) => render(<Drawn {...props} />)

const picture = () => screen.getByRole('button', { name: /^Refresh history of Harbour & Pine Ltd\./ })
const open = async () => {
  await userEvent.click(picture())
  return screen.getByRole('dialog', { name: 'Refresh history of Harbour & Pine Ltd' })
}

describe('RunHistory [STATE-12, STATE-13]', () => {
  it('is one button whose name describes the picture', () => {
    draw()
    expect(picture()).toHaveAccessibleName(
      'Refresh history of Harbour & Pine Ltd. Last 30 refreshes: 27 succeeded, 1 failed, 1 interrupted, 1 cancelled.',
    )
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('has a bar for each refresh, whose shape shows its outcome', () => {
    draw()
    const shapes = [...picture().children].map(({ className }) => className)
    expect(shapes).toHaveLength(30)
    const isOf = (shape: keyof typeof bar) => shapes.filter((one) => one.includes(bar[shape])).length
    expect({ failed: isOf('broken'), interrupted: isOf('notched'), cancelled: isOf('hollow') }).toEqual({
      failed: 1,
      interrupted: 1,
      cancelled: 1,
    })
  })

  it.each([[[]], [undefined]])('is absent while it is %o', (runs) => {
    expect(draw({ runs }).container).toBeEmptyDOMElement()
  })

  it('copies the id of the request that started a refresh', async () => {
    const user = userEvent.setup()
    draw()
    const dialog = await open()
    const name = 'Copy 0b8e5f0c-6d2a-4a44-9f37-d1c64b3a7e52'
    await user.click(within(dialog).getByRole('button', { name }))
    expect(await navigator.clipboard.readText()).toBe('0b8e5f0c-6d2a-4a44-9f37-d1c64b3a7e52')
  })

  it('has no request id for a scheduled refresh', async () => {
    draw({ runs: [run()] })
    const button = screen.getByRole('button', { name: /^Refresh history/ })
    await userEvent.click(button)
    expect(within(screen.getByRole('dialog')).queryByText('Request id')).toBeNull()
  })

  it('opens by keyboard on the latest refresh, with its failure and remedy', async () => {
    draw()
    picture().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('dialog')
    const rows = within(dialog).getAllByRole('button', { expanded: true })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toHaveTextContent('Failed')
    expect(dialog).toHaveTextContent('FTP refused the sign-in.')
    expect(dialog).toHaveTextContent('You can fix this: check the settings of the connector.')
    expect(within(dialog).getByRole('link', { name: 'Edit settings' })).toHaveAttribute(
      'href',
      '/connectors/ftp/manage?edit=1',
    )
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map((fact) => fact.textContent),
    ).toEqual([
      expect.stringContaining('21 Nov 2026'),
      expect.stringContaining('21 Nov 2026'),
      '1 min',
      '0',
      'Incremental',
      'By hand, Ingrid Solheim',
      '0b8e5f0c-6d2a-4a44-9f37-d1c64b3a7e52',
    ])
  })

  it('opens on the pressed bar and shows who cancelled it', async () => {
    draw()
    const bar = picture().querySelector('[data-run="93"]')
    if (!bar) throw new Error('There is no such bar.')
    await userEvent.click(bar)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveTextContent('By schedule, cancelled by Una Ulm')
    // An old refresh offers no remedy.
    expect(within(dialog).queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('refers users who may not change settings to their administrator', async () => {
    draw({ viewer: member })
    const dialog = await open()
    expect(dialog).toHaveTextContent('Ask your administrator to check the settings of the connector.')
    expect(within(dialog).queryByRole('link')).toBeNull()
  })

  it('offers Retry for a temporary failure', async () => {
    const onRetry = vi.fn()
    draw({ onRetry, runs: [{ ...failedRun, cause: 'connection-lost' }] })
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(subject)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be copied for support without secrets', async () => {
    const user = userEvent.setup()
    draw({ runs: [{ ...failedRun, error: 'Login failed: Password=hunter22;' }], version: '1.2.3' })
    await user.click(picture())
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Connector: Harbour & Pine Ltd')
    expect(copied).toContain('Version: 1.2.3')
    expect(copied).toContain('cause sign-in-refused: Login failed: Password=***;')
  })

  it('shows older refreshes on request, and as many bars as before', async () => {
    const load = vi.fn()
    const { rerender } = render(<Drawn older={{ load, loading: false }} />)
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show older refreshes' }))
    expect(load).toHaveBeenCalledOnce()
    rerender(<Drawn runs={[...history, run({ id: 'older' })]} />)
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(history.length + 1)
    expect(within(dialog).queryByRole('button', { name: 'Show older refreshes' })).toBeNull()
    expect(document.querySelectorAll('[data-run]')).toHaveLength(30)
  })

  it('shows no end for a running refresh', async () => {
    draw({ runs: [run({ state: 'running', completedAt: null })] })
    const dialog = await open()
    expect(within(dialog).getAllByRole('definition')[1]).toHaveTextContent('—')
  })
})
