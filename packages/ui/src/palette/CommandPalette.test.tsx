import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PaletteButton } from '../shell/PaletteButton.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import {
  actions,
  awaitedPeople,
  connectors,
  crowd,
  everyGroup,
  missingPeople,
  people,
  screens,
} from './palette.samples.ts'
import type { PaletteGroup } from './palette-items.ts'

function Page({ groups }: { groups: readonly PaletteGroup[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PaletteButton shortcut={{ label: 'Ctrl K', keys: 'Control+K' }} onOpen={() => setOpen(true)} />
      <CommandPalette open={open} onOpenChange={setOpen} groups={groups} />
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Search or jump to' })
const box = () => screen.getByRole('combobox', { name: 'Search or jump to' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => {
  const id = box().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}

const open = async (groups: readonly PaletteGroup[] = everyGroup) => {
  const view = render(<Page groups={groups} />)
  await userEvent.click(opener())
  return view
}

describe('CommandPalette', () => {
  it('is a dialog with a box and everything by kind, the first option active', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Search or jump to' })).toBeInTheDocument()
    expect(box()).toHaveFocus()
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))
    expect(names.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual(
      everyGroup.map(({ label }) => label),
    )
    expect(active()).toBe('Home ')
  })

  it('shows six of each kind and the number of others', async () => {
    await open([screens])
    expect(options()).toHaveLength(6)
    expect(screen.getByRole('group', { name: 'Screens' })).toHaveAccessibleDescription('2 more')
  })

  it('searches names, hints and keywords, and shows the number of matches', async () => {
    await open()
    await userEvent.type(box(), 'ELI')
    expect(options()).toEqual(['EEEli Elm eli@harbourpine.example'])
    expect(screen.getByText('1 found.')).toHaveAttribute('role', 'status')
    expect(screen.getByText('Eli', { selector: 'mark' })).toBeInTheDocument()
    await userEvent.clear(box())
    await userEvent.type(box(), 'sign out')
    expect(options()).toEqual(['Log out '])
  })

  it('searches ten thousand users without rendering them', async () => {
    await open([crowd])
    await userEvent.type(box(), 'person9999')
    expect(options()).toHaveLength(1)
  })

  it('shows that nothing matches, and Enter then does nothing', async () => {
    await open()
    await userEvent.type(box(), 'zzz{Enter}')
    expect(screen.getByText('Nothing matches “zzz”.')).toHaveAttribute('role', 'status')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('its keys', () => {
  const walked: [string, string][] = [
    ['{ArrowDown}', 'FTP'],
    ['{ArrowDown>4/}', 'Log out'],
    ['{ArrowDown>5/}', 'Xero'],
    ['{ArrowUp}', 'Log out'],
    ['{End}', 'Log out'],
    ['{End}{Home}', 'Xero'],
    ['{PageDown}', 'Log out'],
    ['{End}{PageUp}', 'Xero'],
    ['{Shift>}{End}{/Shift}', 'Xero'],
  ]
  it.each(walked)('%s leads to %s', async (keys, name) => {
    await open([connectors, { ...people, items: people.items?.slice(0, 1) }, actions])
    await userEvent.keyboard(keys)
    expect(active()).toContain(name)
    expect(box()).toHaveFocus()
  })

  it('typing activates the first option again', async () => {
    await open([screens])
    await userEvent.keyboard('{End}')
    await userEvent.type(box(), 'o')
    expect(active()).toBe('Organisations Admin')
  })
})

describe('the selected option', () => {
  const group = (run: () => void): PaletteGroup => ({
    label: 'Screens',
    items: [{ id: 'users', name: 'Users', picture: { icon: 'admin' }, run }],
  })

  it.each([
    ['Enter', () => userEvent.keyboard('users{Enter}')],
    ['a press', async () => userEvent.click(screen.getByRole('option', { name: 'Users' }))],
  ])('by %s is done once the palette has gone and focus is back', async (_, choose) => {
    const run = vi.fn(() => ({ focus: document.activeElement, dialog: screen.queryByRole('dialog') }))
    await open([group(run)])
    await choose()
    await vi.waitFor(() => expect(run).toHaveReturnedWith({ focus: opener(), dialog: null }))
    expect(run).toHaveBeenCalledOnce()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('users{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is nothing after %s', async (_, leave) => {
    const run = vi.fn()
    await open([group(run)])
    await leave()
    await vi.waitFor(() => expect(opener()).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(run).not.toHaveBeenCalled()
  })
})

describe('groups that load late', () => {
  it('are announced and move neither the options nor the active one', async () => {
    const { rerender } = await open([screens, awaitedPeople, actions])
    expect(screen.getByText('Loading: People')).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    const before = options()
    rerender(<Page groups={[screens, people, actions]} />)
    expect(options().slice(0, before.length)).toEqual(before)
    expect(active()).toContain('Dashboard')
    expect(screen.getByRole('group', { name: 'Actions' })).toBeInTheDocument()
  })

  it('leave the rest usable with a message if they fail', async () => {
    await open([screens, missingPeople, actions])
    const sentence = `People: ${missingPeople.failure}`
    expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeInTheDocument()
    await userEvent.type(box(), 'log out')
    expect(options()).toEqual(['Log out '])
  })
})

it('the button shows the shortcut', () => {
  render(<PaletteButton shortcut={{ label: '⌘K', keys: 'Meta+K' }} onOpen={() => {}} />)
  expect(opener()).toHaveAttribute('aria-keyshortcuts', 'Meta+K')
  expect(opener()).toHaveTextContent('⌘K')
})
