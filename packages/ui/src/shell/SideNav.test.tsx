import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SideNav, type SideNavProps } from './SideNav.tsx'
import { navigation } from './shell.samples.ts'

const nav = (props: Partial<SideNavProps> = {}) =>
  render(<SideNav {...navigation} form="expanded" onToggle={() => {}} {...props} />)

const link = (name: string | RegExp) => screen.getByRole('link', { name })

describe('SideNav', () => {
  it('is the landmark "Main" with the fixed links [SHELL-11, SHELL-12]', () => {
    nav()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
    expect(main.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/dashboard')
    expect(main.getByRole('button', { name: 'Organisation' })).toBeInTheDocument()
  })

  it.each(['expanded', 'collapsed', 'sheet'] as const)(
    '%s describes what waits in Admin and keeps its name',
    (form) => {
      nav({ form, adminWaiting: { count: 3, words: '3 waiting for a decision.' } })
      expect(link('Admin')).toHaveAccessibleDescription(/3 waiting for a decision\.$/)
    },
  )

  it('has no Admin link for users without access [SHELL-12]', () => {
    nav({ adminHref: undefined })
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  })

  it('lists the connector types by display name, each with a link to its page [SHELL-15..17, SHELL-52]', () => {
    nav({ connectorTypes: ['excel', 'woocommerce', 'Abacus'] })
    const group = within(screen.getByRole('group', { name: 'Connectors' }))
    expect(group.getAllByRole('link').map((item) => item.textContent)).toEqual([
      'EExcel',
      'WWooCommerce',
      'AAbacus',
    ])
    expect(link('Excel')).toHaveAttribute('href', '/excel/areas')
    expect(link('WooCommerce')).toHaveAttribute('href', '/connectors/woocommerce/refresh')
  })

  it('leaves the connectors out while there are none', () => {
    nav({ connectorTypes: [] })
    expect(screen.queryByText('Connectors')).toBeNull()
  })

  it.each(['expanded', 'collapsed', 'sheet'] as const)(
    'offers to try again when they could not be loaded, %s [SHELL-54]',
    async (form) => {
      const onRetry = vi.fn()
      nav({ form, connectorTypes: [], failure: { message: 'No response from server', onRetry } })
      const again = screen.getByRole('button', { name: 'Try again' })
      if (form === 'collapsed') expect(again).toHaveAttribute('title', 'No response from server')
      else expect(screen.getByRole('alert')).toHaveTextContent('No response from server')
      await userEvent.click(again)
      expect(onRetry).toHaveBeenCalledOnce()
    },
  )

  it('moves the focus to the first link when a failed list has loaded', async () => {
    const failure = { message: 'No response from server', onRetry: () => {} }
    const { rerender } = nav({ organisations: undefined, failure })
    screen.getByRole('button', { name: 'Try again' }).focus()
    rerender(<SideNav {...navigation} form="expanded" onToggle={() => {}} />)
    expect(link('Home')).toHaveFocus()
  })

  it('marks only the current page', () => {
    nav({ currentHref: '/connectors/cin7/refresh' })
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link('Cin7')])
  })

  it('marks nothing on pages that are not in it [CONNHOME-03]', () => {
    nav({ currentHref: null })
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('shows the user, with a link to the profile [SHELL-05..07]', () => {
    nav()
    const profile = link(/Ingrid/)
    expect(profile).toHaveAttribute('href', '/profile')
    expect(profile).toHaveTextContent('ISIngrid ingrid.solheim@harbourpine.example')
  })

  it('logs out [SHELL-45]', async () => {
    const onLogOut = vi.fn()
    nav({ onLogOut })
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(onLogOut).toHaveBeenCalledOnce()
  })
})

describe('the button of the palette', () => {
  it.each(['expanded', 'collapsed', 'sheet'] as const)('has its name and shortcut, %s', (form) => {
    nav({ form })
    const button = screen.getByRole('button', { name: 'Search or jump to' })
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  })

  it('closes the phone’s sheet first', async () => {
    const said: string[] = []
    const palette = { shortcut: { label: 'Ctrl K', keys: 'Control+K' }, onOpen: () => said.push('open') }
    nav({ form: 'sheet', palette, onFollow: () => said.push('close') })
    await userEvent.click(screen.getByRole('button', { name: 'Search or jump to' }))
    expect(said).toEqual(['close', 'open'])
  })
})

describe('collapsing it [SHELL-02, SHELL-42]', () => {
  it('names what the button will do, and its state', async () => {
    const onToggle = vi.fn()
    const { rerender } = nav({ onToggle })
    const collapse = screen.getByRole('button', { name: 'Collapse navigation' })
    expect(collapse).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(collapse)
    expect(onToggle).toHaveBeenCalledOnce()
    rerender(<SideNav {...navigation} form="collapsed" onToggle={onToggle} />)
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('keeps the focus on the button after it was pressed by keyboard', async () => {
    const { rerender } = nav()
    screen.getByRole('button', { name: 'Collapse navigation' }).focus()
    await userEvent.keyboard('{Enter}')
    rerender(<SideNav {...navigation} form="collapsed" onToggle={() => {}} />)
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toHaveFocus()
  })

  it('keeps every accessible name and shows it on hover', () => {
    nav({ form: 'collapsed' })
    for (const name of ['Home', 'Admin', 'Excel', 'SQL Server'])
      expect(link(name)).toHaveAttribute('title', name)
    expect(link(/Profile: Ingrid Solheim/)).toHaveAttribute('href', '/profile')
    expect(screen.getByRole('button', { name: 'Organisation' })).toHaveAccessibleDescription(
      'Harbour & Pine Group',
    )
    expect(screen.getByRole('group', { name: 'Connectors' })).toBeInTheDocument()
  })

  it('as the sheet of a phone can be closed, and reports a followed link', async () => {
    const [onToggle, onFollow] = [vi.fn(), vi.fn()]
    nav({ form: 'sheet', onToggle, onFollow })
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(onToggle).toHaveBeenCalledOnce()
    for (const name of ['Tributary home', 'Home', 'Admin', 'Xero', /Ingrid/])
      await userEvent.click(link(name))
    expect(onFollow).toHaveBeenCalledTimes(5)
  })
})
