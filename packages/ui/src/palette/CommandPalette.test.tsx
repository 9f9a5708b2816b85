import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PaletteButton } from '../shell/PaletteButton.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import {
  actions,
  attention,
  awaitedPeople,
  connectorActions,
  connectors,
  crowd,
  everyGroup,
  manyActions,
  missingPeople,
  people,
  recent,
  screens,
  searchElsewhere,
} from './palette.samples.ts'
import type { Elsewhere, PaletteGroup } from './palette-items.ts'

type PageProps = { groups: readonly PaletteGroup[]; elsewhere?: Elsewhere }

function Page({ groups, elsewhere }: PageProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PaletteButton shortcut={{ label: 'Ctrl K', keys: 'Control+K' }} onOpen={() => setOpen(true)} />
      <CommandPalette open={open} onOpenChange={setOpen} groups={groups} elsewhere={elsewhere} />
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

const open = async (groups: readonly PaletteGroup[] = everyGroup, elsewhere?: Elsewhere) => {
  const view = render(<Page groups={groups} {...(elsewhere && { elsewhere })} />)
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

describe('its groups', () => {
  const everything = [attention, recent, screens, actions, connectorActions]
  const labels = () =>
    screen
      .queryAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)

  it('are those of the opening before the user types, and those of a search after [GLANCE-101]', async () => {
    await open(everything)
    expect(labels()).toEqual(['Needs attention', 'Recent', 'Screens', 'Actions'])
    await userEvent.type(box(), 's')
    expect(labels()).toEqual(['Screens', 'Actions', 'Actions on connectors'])
  })

  it('are only actions after > [GLANCE-104]', async () => {
    await open(everything)
    await userEvent.type(box(), '> ')
    expect(labels()).toEqual(['Actions', 'Actions on connectors'])
    await userEvent.type(box(), 'ref ware')
    expect(active()).toContain('Refresh Warehouse files')
    expect(screen.getByText('Ware', { selector: 'mark' })).toBeInTheDocument()
  })

  it('lead elsewhere when nothing matches, below the sentence [GLANCE-106]', async () => {
    await open([screens], searchElsewhere)
    await userEvent.type(box(), 'zzz')
    expect(labels()).toEqual(['Search elsewhere'])
    const sentence = screen.getByText('Nothing matches “zzz”.')
    expect(sentence.compareDocumentPosition(screen.getByRole('listbox'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(active()).toContain('Search all connectors for “zzz”')
  })

  it('show the state of a connector in words, or as a glyph with words for screen readers [GLANCE-105]', async () => {
    await open([attention, { ...recent, items: recent.items?.slice(0, 1) }])
    expect(screen.getByRole('option', { name: /Wharfside FTP Error/ })).toBeInTheDocument()
    const ok = screen.getByRole('option', { name: /Warehouse files FTP Up to date/ })
    expect(within(ok).getByTitle('Up to date').querySelector('svg')).toBeInTheDocument()
  })

  it('search the actions on 5,000 connectors without rendering them [GLANCE-107]', async () => {
    await open([manyActions])
    await userEvent.type(box(), 'ref 4999')
    expect(options()).toEqual(['FRefresh Warehouse 4999 FTP Up to date'])
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

it.each(['Control', 'Meta'])(
  '%s+Enter opens the page of an action instead of doing it [GLANCE-105]',
  async (key) => {
    const [run, openPage] = [vi.fn(), vi.fn()]
    const item = {
      id: 'refresh',
      name: 'Refresh Files',
      picture: { icon: 'refresh' },
      run,
      open: openPage,
    } as const
    await open([{ label: 'Actions', items: [item] }])
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
    await vi.waitFor(() => expect(openPage).toHaveBeenCalledOnce())
    expect(run).not.toHaveBeenCalled()
  },
)

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
