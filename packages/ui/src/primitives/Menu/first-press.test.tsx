import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { useToasts } from '../Toast/ToastListProvider.tsx'
import { ToastProvider } from '../Toast/ToastProvider.tsx'

// A new module, whose menus have not loaded.
beforeEach(async () => {
  vi.resetModules()
  const { Menu, MenuItem } = await import('./Menu.tsx')
  render(
    <ToastProvider>
      <Save />
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => {}}>Edit</MenuItem>
      </Menu>
    </ToastProvider>,
  )
})

function Save() {
  const { show } = useToasts()
  return <Button onClick={() => show({ type: 'success', content: 'Saved' })}>Save</Button>
}

const trigger = () => screen.getByRole('button', { name: 'More' })
const firstItem = () => screen.findByRole('menuitem', { name: 'Edit' })

it('a trigger whose menu has not loaded is announced as one', () => {
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu')
  expect(trigger()).toHaveAttribute('aria-expanded', 'false')
})

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the first press of key %j opens it at its first item',
  async (key) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(key)
    const item = await firstItem()
    await waitFor(() => expect(item).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger()).toHaveFocus())
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  },
)

it('the first click opens it, and the second closes it', async () => {
  await userEvent.click(trigger())
  await firstItem()
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(trigger())
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

it('Tab passes it without opening it', async () => {
  await userEvent.tab()
  await userEvent.tab()
  expect(trigger()).toHaveFocus()
  await userEvent.tab()
  expect(trigger()).toHaveAttribute('aria-expanded', 'false')
})

it('React warns of nothing at the first click while a toast is open', async () => {
  const warnings = vi.spyOn(console, 'error')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  await userEvent.click(trigger())
  await firstItem()
  expect(warnings).not.toHaveBeenCalled()
  warnings.mockRestore()
})
