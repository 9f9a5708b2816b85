import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Actor, ClientConnector } from '@tributary/domain'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { handClock } from '../patterns/clock/clock.samples.ts'
import {
  administrator,
  assignedTo,
  connector,
  log,
  logs,
  member,
  sampleNow,
  superadmin,
} from './connectors.samples.ts'
import { RunCard, type RunCardProps } from './RunCard.tsx'
import { history } from './runs/runs.samples.ts'

type Options = Partial<Omit<RunCardProps, 'connector'>>

const verbs = { onRefresh: () => {}, onShowDetail: () => {} }

const card = (subject: ClientConnector, options: Options = {}) =>
  render(
    <ClockProvider clock={fixedClock(sampleNow)}>
      <RunCard
        {...verbs}
        connector={subject}
        connectorType="xero"
        viewer={member}
        manageHref="/connectors/xero/manage"
        {...options}
      />
    </ClockProvider>,
  )

const state = () => screen.getByRole('status')
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

describe('RunCard', () => {
  it('is an article named after the connector, with a link to its management [CONNDASH-08]', () => {
    card(connector({ log: logs.completed }))
    expect(screen.getByRole('article', { name: 'Harbour & Pine Ltd' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('title', 'Harbour & Pine Ltd')
    expect(screen.getByRole('link', { name: 'Harbour & Pine Ltd' })).toHaveAttribute(
      'href',
      '/connectors/xero/manage',
    )
  })

  it('names the connector on each button', () => {
    card(connector())
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription('Harbour & Pine Ltd')
  })

  it.each([
    ['never started', connector(), 'Not refreshed yet.'],
    ['refreshing', connector({ log: logs.refreshing }), 'Refreshing...'],
    ['completed', connector({ log: logs.completed }), 'Connector is up to date.'],
    ['incomplete', connector({ log: logs.incomplete }), 'Up to date, except for some tables.'],
    ['error', connector({ log: logs.error }), 'Encountered an error.'],
    ['cancelled', connector({ log: logs.cancelled }), 'Cancelled.'],
    ['taking longer', connector({ log: logs.takingLonger }), 'Taking longer than expected.'],
    ['forbidden', connector({ log: logs.forbidden }), 'This connector may have been disconnected.'],
    ['disconnected', connector({ status: 'DISCONNECTED' }), 'Disconnected'],
    ['deleted', connector({ status: 'DELETED' }), 'Deleted'],
  ])('%s: shows it in words [CONNDASH-14..17, CONNDASH-30]', (_, subject, words) => {
    card(subject, { viewer: superadmin })
    expect(state()).toHaveTextContent(words)
  })

  it('shows an unknown status by its name, and can be refreshed', () => {
    card(connector({ status: 'PAUSED', log: logs.completed }))
    expect(screen.getByText('PAUSED')).toBeInTheDocument()
    expect(buttons()).toEqual(['Refresh'])
  })

  it.each([
    ['refreshing', logs.refreshing, 'Started 2 min ago'],
    ['completed', logs.completed, 'Completed 1 h 12 min ago'],
    ['taking longer', logs.takingLonger, 'Started 45 min ago'],
  ])('%s: shows since when', (_, itsLog, words) => {
    const { container } = card(connector({ log: itsLog }))
    expect(container).toHaveTextContent(words)
  })
})

describe('hints', () => {
  const slow = connector({ log: logs.takingLonger })

  it('show that a connector takes longer [CONNDASH-18]', () => {
    card(slow)
    expect(screen.getByText('This connector seems to be taking longer than expected.')).toBeInTheDocument()
  })

  it('have their own sentence for Cin7 [CONNDASH-19]', () => {
    card(slow, { connectorType: 'cin7' })
    expect(screen.getByText('Cin7 does take longer to sync than the other connectors...')).toBeInTheDocument()
  })

  it('explain only to administrators how to reconnect [CONNDASH-26]', () => {
    const { unmount } = card(connector({ log: logs.forbidden }), { viewer: administrator })
    expect(screen.getByText('Retry, or re-authorise it from Manage.')).toBeInTheDocument()
    unmount()
    card(connector({ log: logs.forbidden }))
    expect(screen.queryByText(/re-authorise/)).toBeNull()
  })
})

describe('the refresh detail', () => {
  const detailed = (refreshDetail: string) => connector({ log: log({ ...logs.error, refreshDetail }) })

  it('shows up to 50 characters on the card [CONNDASH-20]', () => {
    card(detailed('x'.repeat(50)))
    expect(screen.getByText('x'.repeat(50))).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'more' })).toBeNull()
  })

  it('is cut at 50 characters, and "more" opens the rest [CONST-16]', async () => {
    const onShowDetail = vi.fn()
    const subject = detailed('x'.repeat(51))
    card(subject, { onShowDetail })
    expect(screen.getByText(`${'x'.repeat(50)}...`, { exact: false })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'more' }))
    expect(onShowDetail).toHaveBeenCalledExactlyOnceWith(subject)
  })

  it('counts the tables that were left out, with "more" and where to authorise again', () => {
    card(connector({ log: logs.incomplete }), { viewer: administrator })
    expect(screen.getByText('2 tables were left out because a permission is missing.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'more' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/connectors/xero/manage')
  })

  it('is the error if there is no detail', () => {
    card(connector({ log: log({ ...logs.error, refreshDetail: null, error: 'Login refused.' }) }))
    expect(screen.getByText('Login refused.')).toBeInTheDocument()
  })
})

describe('the buttons', () => {
  it.each<[string, Actor, ClientConnector['log'], string[]]>([
    ['everyone', member, logs.completed, ['Refresh']],
    ['an administrator', administrator, null, ['Refresh']],
    ['a superadmin', superadmin, logs.completed, ['Incremental', 'Full']],
    [
      'a superadmin after an error',
      superadmin,
      { ...logs.error, refreshDetail: null, error: null },
      ['Retry', 'Full'],
    ],
    ['everyone when access was refused', member, logs.forbidden, ['Retry']],
    ['everyone when it takes longer', member, logs.takingLonger, ['Retry']],
  ])('match the state: %s [CONNDASH-04..07, CONNDASH-27]', (_, viewer, itsLog, expected) => {
    card(connector({ log: itsLog }), { viewer })
    expect(buttons()).toEqual(expected)
  })

  it('start an incremental or a full refresh [CONNDASH-09]', async () => {
    const onRefresh = vi.fn()
    const subject = connector()
    card(subject, { viewer: superadmin, onRefresh })
    await userEvent.click(screen.getByRole('button', { name: 'Incremental' }))
    await userEvent.click(screen.getByRole('button', { name: 'Full' }))
    expect(onRefresh.mock.calls).toEqual([
      [subject, { fullTransactionSync: false, statusMessage: 'Refresh requested from the portal' }],
      [subject, { fullTransactionSync: true, statusMessage: 'Full refresh requested from the portal' }],
    ])
  })

  it('are disabled while a refresh runs [CONNDASH-13]', async () => {
    const onRefresh = vi.fn()
    card(connector({ log: logs.refreshing }), { viewer: superadmin, onRefresh })
    expect(screen.getByRole('button', { name: 'Incremental' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Full' })).toBeDisabled()
    for (const button of screen.getAllByRole('button')) await userEvent.click(button)
    expect(onRefresh).not.toHaveBeenCalled()
  })
})

describe('while a refresh runs', () => {
  it('Retry keeps its label next to its spinner', () => {
    const tree = (itsLog: ClientConnector['log']) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <RunCard
          {...verbs}
          connector={connector({ log: itsLog })}
          connectorType="xero"
          viewer={member}
          manageHref="/manage"
        />
      </ClockProvider>
    )
    const { rerender } = render(tree(logs.forbidden))
    rerender(tree(logs.refreshing))
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
    rerender(tree(logs.completed))
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument()
  })

  const cancel = () => screen.queryByRole('button', { name: 'Cancel refresh of Harbour & Pine Ltd' })

  it.each([
    ['refreshing', logs.refreshing],
    ['taking longer', logs.takingLonger],
  ])('%s: can be cancelled', async (_, itsLog) => {
    const onCancel = vi.fn()
    const subject = connector({ log: itsLog })
    card(subject, { onCancel })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel refresh of Harbour & Pine Ltd' }))
    expect(onCancel).toHaveBeenCalledExactlyOnceWith(subject)
  })

  it.each([
    ['over', connector({ log: logs.completed })],
    ['never begun', connector()],
    ['switched off', connector({ status: 'DISCONNECTED', log: logs.refreshing })],
  ])('cannot be cancelled when %s', (_, subject) => {
    card(subject, { onCancel: () => {} })
    expect(cancel()).toBeNull()
  })

  it('Retry gets the focus after Cancel', async () => {
    const tree = (itsLog: ClientConnector['log']) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <RunCard
          {...verbs}
          connector={connector({ log: itsLog })}
          connectorType="xero"
          viewer={member}
          manageHref="/manage"
          onCancel={() => {}}
        />
      </ClockProvider>
    )
    const { rerender } = render(tree(logs.refreshing))
    cancel()?.focus()
    rerender(tree(logs.cancelled))
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
  })
})

describe('the reason of a failure', () => {
  const failed = (facts = {}) =>
    connector({ log: log({ ...logs.error, refreshDetail: 'No.', cause: 'sign-in-refused', ...facts }) })

  it('is one line on the card with one remedy', () => {
    card(failed(), { viewer: administrator, connectorType: 'ftp' })
    expect(state()).toHaveTextContent('Encountered an error.')
    expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual([
      'No. ',
      expect.stringMatching(/^Every day at 06:00 UTC\. Next: /),
    ])
    expect(screen.getByRole('link', { name: 'Edit settings' })).toHaveAttribute(
      'href',
      '/connectors/xero/manage?edit=1',
    )
  })

  it('is the known cause if the source reported no detail [CONNDASH-17, ERR-47]', () => {
    const refused = failed({ refreshDetail: null, error: null, forbidden: true })
    card(refused, { viewer: administrator, connectorType: 'ftp' })
    const words = screen.getByRole('article')
    expect(words).toHaveTextContent('This connector may have been disconnected.')
    expect(words).toHaveTextContent('FTP refused the sign-in.')
    expect(words).not.toHaveTextContent('re-authorise')
  })

  it('refers other users to their administrator', () => {
    card(failed(), { connectorType: 'ftp' })
    expect(screen.getByRole('article')).toHaveTextContent(
      'Ask your administrator to check the settings of the connector.',
    )
    expect(screen.queryByRole('link', { name: 'Edit settings' })).toBeNull()
  })

  it('is shown once for a cancelled refresh', () => {
    card(connector({ log: logs.cancelled }))
    expect(state()).toHaveTextContent('Cancelled.')
    expect(screen.getByRole('article')).toHaveTextContent('Cancelled by Una Ulm.')
    expect(screen.queryByText(/refresh was cancelled/)).toBeNull()
  })
})

describe('earlier refreshes', () => {
  it('show when data was last loaded, unless the state shows it', () => {
    const { unmount, container } = card(connector({ log: logs.error }), { runs: history })
    expect(container).toHaveTextContent('Last loaded 1 h 15 min ago')
    expect(screen.getByRole('button', { name: /^Refresh history of Harbour & Pine Ltd/ })).toBeInTheDocument()
    unmount()
    card(connector({ log: logs.completed }), { runs: history })
    expect(screen.queryByText(/Last loaded/)).toBeNull()
  })

  it('show what was stored', async () => {
    const onShowTables = vi.fn()
    const subject = connector({ status: 'DISCONNECTED' })
    card(subject, { onShowTables })
    await userEvent.click(screen.getByRole('button', { name: 'Tables of Harbour & Pine Ltd' }))
    expect(onShowTables).toHaveBeenCalledExactlyOnceWith(subject)
  })
})

describe('a connector that was never refreshed', () => {
  it('shows that once [CONNDASH-30]', () => {
    card(connector({ schedule: null }), { runs: [] })
    expect(state()).toHaveTextContent('Not refreshed yet.')
    expect(screen.queryByRole('paragraph')).toBeNull()
    expect(screen.queryByRole('button', { name: /history/ })).toBeNull()
  })
})

describe('a connector that was never authorised', () => {
  const unauthorised = connector({ needsAuthorisation: true, schedule: null })

  it('links administrators to its provider [CONNMAN-23]', () => {
    card(unauthorised, { viewer: administrator })
    expect(state()).toHaveTextContent('Not authorised yet.')
    expect(screen.getByRole('link', { name: 'Authorise' })).toHaveAttribute(
      'href',
      '/connectors/xero/manage?new=true',
    )
  })

  it('links to its card for a custom source, which has the button of this connector', () => {
    const manageHref = '/connectors/custom/manage'
    card(unauthorised, { viewer: administrator, connectorType: 'custom', manageHref })
    expect(screen.getByRole('link', { name: 'Authorise' })).toHaveAttribute('href', manageHref)
  })

  it('refers other users to their administrator', () => {
    card(unauthorised)
    expect(screen.getByText('Ask your administrator to authorise this connector.')).toBeInTheDocument()
  })
})

describe('the schedule of a connector', () => {
  it.each([
    ['members', member],
    ['superadmins', superadmin],
  ])('is a sentence with its next refresh for %s [CONNMAN-17]', (_, viewer) => {
    card(connector({ schedule: '0 6 * * *', log: logs.completed }), { viewer })
    const line = screen.getByText(/^Every day at 06:00 UTC\. Next:/)
    expect(line.querySelector('time')).toHaveAttribute('datetime', '2026-11-22T06:00:00.000Z')
  })

  it('refreshes nothing while disconnected [CONNMAN-17]', () => {
    card(connector({ schedule: '0 6 * * *', status: 'DISCONNECTED' }))
    expect(
      screen.getByText('Every day at 06:00 UTC. No refresh while it is disconnected.'),
    ).toBeInTheDocument()
  })
})

describe('a disconnected connector', () => {
  it('links administrators to Manage [CONNDASH-22, CONNDASH-23]', () => {
    card(connector({ status: 'DISCONNECTED' }), { viewer: administrator })
    expect(buttons()).toEqual([])
    expect(screen.getByRole('article')).toHaveTextContent(
      'This connector is disconnected. Go to the Manage tab to reconnect.',
    )
    expect(screen.getByRole('link', { name: 'Manage tab' })).toHaveAttribute(
      'href',
      '/connectors/xero/manage',
    )
  })

  it('refers other users to their administrator', () => {
    card(connector({ status: 'disconnected' }))
    expect(buttons()).toEqual([])
    expect(screen.getByText('Ask your administrator to reconnect it.')).toBeInTheDocument()
  })

  it('offers nothing once deleted', () => {
    card(connector({ status: 'DELETED', log: logs.completed }), { viewer: superadmin })
    expect(buttons()).toEqual([])
    expect(screen.getByText('No refresh available.')).toBeInTheDocument()
  })
})

describe('what only a super administrator sees [CONNDASH-25]', () => {
  it('is the key and the latest two triggers', () => {
    card(connector({ log: logs.completed }), { viewer: superadmin })
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Key',
      'Manual',
      'Automatic',
    ])
    const [key, manual, automatic] = screen.getAllByRole('definition')
    expect(key).toHaveTextContent('hpl-xero-01')
    expect(manual).toHaveTextContent('—')
    expect(automatic).toHaveTextContent('21 Nov 2026')
  })

  it('is hidden from everyone else', () => {
    card(connector({ log: logs.completed }), { viewer: administrator })
    expect(screen.queryByText('hpl-xero-01')).toBeNull()
  })
})

describe('assigned users [CONNDASH-21]', () => {
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

  it('are initials, each with its name', () => {
    card(connector(assignedTo(2)))
    expect(shown()).toEqual(['IS', 'AN'])
    expect(screen.getByRole('img', { name: 'Ingrid Solheim' })).toBeInTheDocument()
  })

  it('are at most ten, the rest counted [CONST-18]', () => {
    card(connector(assignedTo(1000)))
    expect(shown()).toHaveLength(11)
    expect(shown().at(-1)).toBe('+ 990')
  })

  it.each([
    ['the list is empty', {}],
    ['the server does not send them', { assigned: null }],
  ])('are left out if %s', (_, facts) => {
    card(connector(facts))
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('as time passes', () => {
  const live = (subject: ClientConnector) => {
    const clock = handClock(sampleNow)
    const tree = (shown: ClientConnector) => (
      <ClockProvider clock={clock}>
        <RunCard {...verbs} connector={shown} connectorType="xero" viewer={member} manageHref="/manage" />
      </ClockProvider>
    )
    const { rerender } = render(tree(subject))
    return {
      pass: (ms: number) => act(() => clock.advance(ms)),
      poll: (answer: ClientConnector) => rerender(tree(answer)),
    }
  }

  it('becomes overdue after 30 minutes and can be retried', () => {
    const { pass } = live(connector({ log: logs.refreshing }))
    pass(28 * 60_000)
    expect(state()).toHaveTextContent('Refreshing...')
    pass(1)
    expect(state()).toHaveTextContent('Taking longer than expected.')
    expect(buttons()).toEqual(['Retry'])
  })

  it('does not render again when a tick or a poll changes nothing', () => {
    let drawn = 0
    const subject = new Proxy(connector({ log: logs.completed }), {
      get(target, key: keyof ClientConnector) {
        if (key === 'name') drawn++
        return target[key]
      },
    })
    const { pass, poll } = live(subject)
    const atFirst = drawn
    for (let tick = 0; tick < 90; tick++) pass(1000)
    poll(subject)
    expect(drawn).toBe(atFirst)
    expect(screen.getByText('1 h 13 min ago')).toBeInTheDocument()
    poll(connector({ log: logs.refreshing }))
    expect(state()).toHaveTextContent('Refreshing...')
  })

  it('does not announce the same state again after a poll [CONNDASH-12]', async () => {
    const subject = connector({ log: logs.completed })
    const { poll } = live(subject)
    const changes = vi.fn()
    const observer = new MutationObserver(changes)
    observer.observe(state(), { childList: true, characterData: true, subtree: true })
    poll({ ...subject, name: 'Renamed' })
    expect(screen.getByRole('article', { name: 'Renamed' })).toBeInTheDocument()
    poll({ ...subject, log: logs.refreshing })
    await vi.waitFor(() => expect(changes).toHaveBeenCalledOnce())
    observer.disconnect()
  })
})

it.each([
  ['failed', logs.error, 1],
  ['is stuck', logs.takingLonger, 1],
  ['succeeded', logs.completed, 0],
])('links to the Fix sheet if the latest refresh %s [GLANCE-65]', (_, ofLog, links) => {
  card(connector({ log: ofLog }), { fixHrefOf: () => '?fix=1' })
  expect(screen.queryAllByRole('link', { name: /^Fix / })).toHaveLength(links)
})

it('says that the schedule is paused in place of the next refresh [GLANCE-34]', () => {
  card(connector({ log: logs.completed, schedule: '0 6 * * *', pausedAt: sampleNow }))
  expect(screen.getByText(/Next: Paused$/)).toBeInTheDocument()
})
