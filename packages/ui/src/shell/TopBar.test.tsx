import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SearchField } from '../primitives/SearchField/SearchField.tsx'
import { PageHeader } from './PageHeader.tsx'
import { TopBar } from './TopBar.tsx'

const links = [
  { label: 'Refresh', href: '/connectors/xero/refresh', current: true },
  { label: 'Manage', href: '/connectors/xero/manage' },
]

describe('TopBar', () => {
  it('names the section and its links, and marks the current one [SHELL-35, SHELL-36]', () => {
    render(<TopBar title="Xero" connectorType="xero" links={links} />)
    expect(screen.getByRole('navigation', { name: 'Section' })).toBeInTheDocument()
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Refresh')
    expect(screen.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/connectors/xero/manage')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('is the heading of pages without their own [SHELL-20]', () => {
    render(<TopBar title="Profile" isHeading />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('hides the search box behind a button on phones [SHELL-49]', async () => {
    render(<TopBar title="Xero" search={<SearchField value="" onChange={() => {}} />} />)
    const show = screen.getByRole('button', { name: 'Show search' })
    expect(show).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(show)
    expect(show).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
    expect(screen.getByRole('searchbox', { name: 'Search' }).closest('search')).toHaveAttribute(
      'id',
      show.getAttribute('aria-controls'),
    )
  })

  it('has neither search nor menu button by default', () => {
    render(<TopBar title="Home" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a menu among the links of the top bar', () => {
  const items = (current: string) => {
    const link = (label: string) => ({ label, href: `/excel/${label}`, current: label === current })
    return [link('Areas'), { label: 'Security', links: ['Groups', 'User groups'].map(link) }]
  }
  const trigger = () => screen.getByRole('button', { name: 'Security' })

  it('holds links, and works by keyboard [SHELL-31, SHELL-32]', async () => {
    render(<TopBar title="Excel" links={items('Areas')} />)
    expect(screen.getByRole('navigation', { name: 'Section' })).toContainElement(trigger())
    expect(trigger()).not.toHaveAttribute('aria-current')
    trigger().focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Security' })
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Groups' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const last = within(menu).getByRole('menuitem', { name: 'User groups' })
    expect(last).toHaveFocus()
    expect(last).toHaveAttribute('href', '/excel/User groups')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('marks the current link, closed and open', async () => {
    render(<TopBar title="Excel" links={items('User groups')} />)
    expect(trigger()).toHaveAttribute('aria-current', 'true')
    await userEvent.click(trigger())
    const marked = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('aria-current'))
    expect(marked).toEqual([null, 'page'])
  })
})

describe('PageHeader', () => {
  it('shows the heading, a summary, states and actions', () => {
    render(
      <PageHeader
        title="Xero connectors"
        summary="Nine of them."
        status={<span>1 error</span>}
        actions={<button type="button">Disconnect all</button>}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Xero connectors' })).toBeInTheDocument()
    for (const text of ['Nine of them.', '1 error', 'Disconnect all'])
      expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('is only a heading by default', () => {
    const { container } = render(<PageHeader title="Areas" />)
    expect(container).toHaveTextContent(/^Areas$/)
  })
})
