import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuLabel, MenuSeparator } from './Menu.tsx'
import { MenuItem, MenuLink } from './MenuItem.tsx'
import { MenuRadioGroup, MenuRadioItem } from './MenuRadio.tsx'

const trigger = () => screen.getByRole('button', { name: 'More' })

function Actions({ onEdit = () => {}, onDelete = () => {} }) {
  return (
    <Menu trigger={<Button>More</Button>}>
      <MenuLabel>Harbour & Pine</MenuLabel>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem onSelect={() => {}} disabled>
        Refresh
      </MenuItem>
      <MenuLink href="/manage">Manage</MenuLink>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={onDelete}>
        Delete…
      </MenuItem>
    </Menu>
  )
}

const openWithKeyboard = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu', { name: 'More' })
}

describe('Menu', () => {
  it('can be opened, navigated and used with the keyboard alone', async () => {
    const onEdit = vi.fn()
    render(<Actions onEdit={onEdit} />)

    await openWithKeyboard()
    expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')

    expect(onEdit).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('arrows skip disabled items and wrap around', async () => {
    render(<Actions />)
    await openWithKeyboard()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())

    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Manage' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Delete…' })).toHaveFocus()
  })

  it('Escape closes it and returns the focus to the button', async () => {
    render(<Actions />)
    await openWithKeyboard()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('a disabled item has no effect', async () => {
    render(<Actions />)
    await openWithKeyboard()
    expect(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('an item that navigates is a link', async () => {
    render(<Actions />)
    await openWithKeyboard()
    expect(screen.getByRole('menuitem', { name: 'Manage' })).toHaveAttribute('href', '/manage')
  })

  it('does not lock the page’s scroll or add a style element', async () => {
    render(<Actions />)
    await openWithKeyboard()
    expect(document.body).not.toHaveAttribute('data-scroll-locked')
  })
})

function Organisations() {
  const [value, setValue] = useState('harbour')
  return (
    <Menu trigger={<Button>More</Button>}>
      <MenuRadioGroup label="Organisation" value={value} onChange={setValue}>
        <MenuRadioItem value="harbour">Harbour & Pine</MenuRadioItem>
        <MenuRadioItem value="korora">Kororā Coffee</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  )
}

describe('MenuRadioGroup', () => {
  it('is a named group in which one item is checked', async () => {
    render(<Organisations />)
    await openWithKeyboard()
    expect(screen.getByRole('group', { name: 'Organisation' })).toBeInTheDocument()
    expect(screen.getByRole('menuitemradio', { name: 'Harbour & Pine' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Kororā Coffee' })).not.toBeChecked()
  })

  it('choosing moves the tick', async () => {
    render(<Organisations />)
    await openWithKeyboard()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Kororā Coffee' }))
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('menuitemradio', { name: 'Kororā Coffee' })).toBeChecked()
  })
})
