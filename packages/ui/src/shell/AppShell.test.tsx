import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AppShell } from './AppShell.tsx'
import { navigation } from './shell.samples.ts'
import { TopBar } from './TopBar.tsx'

const shell = (collapsed = false, onCollapsedChange = vi.fn()) => {
  render(
    <AppShell
      navigation={navigation}
      collapsed={collapsed}
      onCollapsedChange={onCollapsedChange}
      topBar={<TopBar title="Home" />}
    >
      <h1>Harbour & Pine Group</h1>
    </AppShell>,
  )
  return onCollapsedChange
}

describe('AppShell', () => {
  it('has landmarks and a skip link', async () => {
    shell()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
    expect(screen.getByRole('banner')).toHaveTextContent('Home')
    expect(screen.getByRole('main')).toHaveTextContent('Harbour & Pine Group')
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  })

  it.each([
    ['collapses', false, 'Collapse navigation'],
    ['expands', true, 'Expand navigation'],
  ])('%s the navigation when asked', async (_, collapsed, name) => {
    const onCollapsedChange = shell(collapsed)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onCollapsedChange).toHaveBeenCalledExactlyOnceWith(!collapsed)
  })

  it('opens the navigation as a sheet from the menu button of phones', async () => {
    shell()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Menu' }))
    expect(sheet.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('link', { name: 'Xero' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not collapse the wide navigation from a phone [SHELL-41]', async () => {
    const onCollapsedChange = shell(true)
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText('WooCommerce')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onCollapsedChange).not.toHaveBeenCalled()
  })
})
