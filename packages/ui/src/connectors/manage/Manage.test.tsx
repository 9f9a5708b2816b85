import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Actor, ClientConnector } from '@tributary/domain'
import { progressOf } from '@tributary/sdk/common'
import { disconnectAllPlan } from '@tributary/sdk/connectors'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { administrator, connector, logs, member, sampleNow, superadmin } from '../connectors.samples.ts'
import { DeleteConnectorDialog } from './DeleteConnectorDialog.tsx'
import { DisconnectAllDialog } from './DisconnectAllDialog.tsx'
import { ManageCard, type ManageCardProps } from './ManageCard.tsx'
import { ManageHeader } from './ManageHeader.tsx'
import { shopOf, shops } from './manage.samples.ts'

type Options = Partial<Omit<ManageCardProps, 'connector'>>

const card = (subject: ClientConnector, options: Options = {}) =>
  render(
    <ClockProvider clock={fixedClock(sampleNow)}>
      <ManageCard
        connector={subject}
        connectorType="woocommerce"
        viewer={administrator}
        onAction={() => {}}
        {...options}
      />
    </ClockProvider>,
  )

const labels = () =>
  screen.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'))
const store = 'Kauri Gift Store'

describe('ManageCard', () => {
  it('shows the name, the original name if different, the status and the schedule [CONNMAN-09, CONNMAN-34]', () => {
    card(shopOf(1))
    expect(screen.getByRole('article', { name: store })).toHaveTextContent('kauri-gift-store.example')
    expect(screen.getByText('Connected')).toBeInTheDocument()
    expect(screen.getByText('Weekdays at 06:30 UTC')).toBeInTheDocument()
    expect(screen.queryByText('Key')).toBeNull()
  })

  it('shows one name if both are equal', () => {
    card(connector())
    expect(screen.getAllByText('Harbour & Pine Ltd')).toHaveLength(1)
  })

  it('keeps the end of a long name, and the whole name as its label', () => {
    const name = 'Harbour & Pine Retail Group of the South Island and Chathams, Christchurch'
    card(shopOf(1, { name }))
    const heading = screen.getByRole('heading', { name })
    expect(heading.textContent).toBe(name)
    const [start, end] = heading.querySelectorAll('bdi > span')
    expect(start?.textContent).toMatch(/^Harbour & Pine Retail Group/)
    expect(end?.textContent).toMatch(/Christchurch$/)
  })

  it('shows ten initials, then the number of the rest [CONST-18, CONNDASH-21]', () => {
    card(shopOf(2))
    expect(
      within(screen.getByRole('list', { name: 'Assigned users' })).getAllByRole('listitem'),
    ).toHaveLength(11)
    expect(screen.getByText('+ 2')).toBeInTheDocument()
  })

  it('shows a super administrator the key and the latest times [CONNMAN-17, CONNMAN-18]', async () => {
    const user = userEvent.setup()
    card(shopOf(1), { viewer: superadmin, licences: 2 })
    expect(screen.getByText('Manual').nextElementSibling).not.toHaveTextContent('—')
    expect(screen.getByText('Automatic').nextElementSibling).not.toHaveTextContent('—')
    expect(screen.getByText('2 licences')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: `Copy the key of ${store}` }))
    expect(await screen.findByText('Copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('woo-01')
  })

  it('of a disconnected connector shows why and how to reconnect it [CONNDASH-22, CONNDASH-23, CONNMAN-20]', () => {
    card(shopOf(4), { reason: 'Keys were rotated.' })
    expect(screen.getByText('Disconnected')).toBeInTheDocument()
    expect(screen.getByText('Reason: Keys were rotated.')).toBeInTheDocument()
    expect(screen.getByText('To reconnect it, press Reconnect and save its settings.')).toBeInTheDocument()
    expect(labels()[0]).toBe('Reconnect')
  })

  it.each<[string, Actor]>([
    ['members', member],
    ['superadmins', superadmin],
  ])('shows %s the schedule and the next refresh [CONNMAN-17]', (_, viewer) => {
    card(shopOf(1), { viewer })
    expect(screen.getByText('Schedule').nextElementSibling).toHaveTextContent('Weekdays at 06:30 UTC')
    const next = screen.getByText('Next refresh').nextElementSibling
    expect(next?.querySelector('time')).toHaveAttribute('datetime', '2026-11-23T06:30:00.000Z')
  })

  it('shows that a disconnected connector is not refreshed [CONNMAN-17]', () => {
    card(shopOf(4), { viewer: member })
    expect(screen.getByText('Next refresh').nextElementSibling).toHaveTextContent(
      'None while it is disconnected',
    )
  })

  it('shows the link, the freshness, and what is wrong with the latest refresh [GLANCE-111]', () => {
    card(shopOf(1, { log: logs.error, lastLoadedAt: new Date('2026-11-10T07:15:00Z') }))
    expect(screen.getByText('Error')).toBeInTheDocument()
    expect(screen.getByText('Connected')).toBeInTheDocument()
    expect(screen.getByText('Stale, 11 d')).toBeInTheDocument()
  })

  it('shows that it was never authorised instead of "Connected" [CONNMAN-23]', () => {
    card(shopOf(1, { needsAuthorisation: true }))
    expect(screen.getByText('Not authorised yet')).toBeInTheDocument()
    expect(screen.queryByText('Connected')).toBeNull()
    expect(labels()[0]).toBe('Authorise')
  })

  it('shows once that it was never refreshed', () => {
    card(shopOf(1, { log: null }))
    expect(screen.getAllByText(/refreshed|loaded/)).toHaveLength(1)
  })
})

describe('the buttons of a card', () => {
  it.each<[string, Actor, ClientConnector, string, string[]]>([
    [
      'an administrator',
      administrator,
      shopOf(1),
      'woocommerce',
      ['Manage users', 'Edit', 'Disconnect', 'Delete'],
    ],
    [
      'an administrator of Xero',
      administrator,
      shopOf(1),
      'xero',
      ['Manage users', 'Edit', 'Retry', 'Disconnect', 'Delete'],
    ],
    ['everybody else', member, shopOf(1), 'woocommerce', ['Manage users']],
  ])(
    'are for %s, all of them visible [CONNMAN-15, CONNMAN-16, CONNMAN-34]',
    (_, viewer, subject, connectorType, expected) => {
      card(subject, { viewer, connectorType })
      expect(labels()).toEqual(expected)
    },
  )

  it('are absent on a deleted card and without permissions', () => {
    const { unmount } = card(shopOf(7))
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    card(shopOf(4), { viewer: member })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Ask your administrator to reconnect it.')).toBeInTheDocument()
  })

  it.each(['Disconnect', 'Delete'])(
    '%s is one press away [CONNMAN-10, CONNMAN-11, CONNMAN-34]',
    async (name) => {
      const onAction = vi.fn()
      card(shopOf(1), { onAction })
      await userEvent.click(screen.getByRole('button', { name }))
      expect(onAction).toHaveBeenCalledExactlyOnceWith(name.toLowerCase(), shopOf(1))
    },
  )

  it('include Clone only if it needs no provider [CONNMAN-15]', async () => {
    card(shopOf(1), { onClone: () => {} })
    await userEvent.click(screen.getByRole('button', { name: `More actions for ${store}` }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Clone…'])
  })

  it('are disabled while a Xero connector is retried [CONNMAN-32]', async () => {
    const onAction = vi.fn()
    card(connector({ log: logs.refreshing }), { connectorType: 'xero', onAction })
    const retry = screen.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    expect(onAction).not.toHaveBeenCalled()
    // The spinner replaces the icon, next to the label.
    expect(retry.lastChild?.textContent).toBe('Retry')
  })
})

describe('actions for every connector of a type', () => {
  const head = (connectorType: string, viewer: Actor, connectors: readonly ClientConnector[]) =>
    render(
      <ManageHeader
        {...{ connectorType, viewer, connectors }}
        onConnect={() => {}}
        onDisconnectAll={() => {}}
      />,
    )

  it.each<[string, string, Actor, string[]]>([
    ['an administrator', 'woocommerce', administrator, ['Disconnect all', 'Connect/ Reconnect']],
    ['an administrator of Xero', 'xero', administrator, ['Connect/ Reconnect']],
  ])('is offered to %s [CONNMAN-05, CONNMAN-06, CONNMAN-07]', (_, type, viewer, expected) => {
    head(type, viewer, shops)
    expect(labels()).toEqual(expected)
  })

  it('are hidden from everyone else', () => {
    head('woocommerce', member, shops)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('cannot disconnect when nothing is connected [CONNMAN-06]', () => {
    head('woocommerce', administrator, [shopOf(4)])
    expect(screen.getByRole('button', { name: 'Disconnect all' })).toBeDisabled()
  })
})

describe('the dialogs', () => {
  it('name the users who lose access, and what is kept [CONNMAN-11]', () => {
    render(<DeleteConnectorDialog connector={shopOf(3)} onConfirm={() => {}} onClose={() => {}} />)
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Pine Street Subscriptions?' })
    expect(dialog).toHaveTextContent('2 assigned users lose access')
    expect(dialog).toHaveTextContent('disconnect it instead')
    expect(dialog).toHaveTextContent('Its tables stay in the database')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })

  it('require a reason before all are disconnected [CONNMAN-12, CONNMAN-27]', async () => {
    const onDisconnect = vi.fn()
    const [steps = []] = disconnectAllPlan(shops)
    const items = steps.map((step) => ({ step, state: 'waiting' as const, message: '' }))
    render(
      <DisconnectAllDialog
        connectorType="woocommerce"
        progress={progressOf('idle', items)}
        onDisconnect={onDisconnect}
        onStop={() => {}}
        onClose={() => {}}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect all' }))
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/^required/)
    expect(onDisconnect).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Moving')
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect all' }))
    expect(onDisconnect).toHaveBeenCalledExactlyOnceWith('Moving')
  })
})
