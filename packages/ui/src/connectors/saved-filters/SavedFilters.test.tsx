import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { everyTriage, parseTriageFilter } from '@tributary/sdk/connectors'
import { expect, it, vi } from 'vitest'
import { administrator, member } from '../connectors.samples.ts'
import { SavedFilterChips, type SavedFilterChipsProps, savedFiltersElement } from './SavedFilterChips.tsx'
import { savedFilters } from './saved-filters.samples.ts'

function show(props: Partial<SavedFilterChipsProps> = {}) {
  const on = { onFilter: vi.fn(), onSave: vi.fn(), onChange: vi.fn() }
  render(
    <SavedFilterChips saved={savedFilters} filter={everyTriage} viewer={administrator} {...on} {...props} />,
  )
  return on
}
const chip = (name: string | RegExp) => screen.getByRole('button', { name })
const failing = parseTriageFilter('state=error,refused')

it('marks the filter that the list shows, in words for screen readers [GLANCE-131]', () => {
  show({ filter: failing })
  const group = within(screen.getByRole('group', { name: 'Saved filters' }))
  expect(group.getAllByRole('button', { pressed: true }).map((one) => one.textContent)).toEqual(['Failing'])
  expect(savedFiltersElement()).toBe(chip('Failing'))
})

it('shows what a saved filter filters, and all again after another press [GLANCE-131]', async () => {
  const { onFilter } = show({ filter: failing })
  await userEvent.click(chip(/^Mine/))
  expect(onFilter).toHaveBeenLastCalledWith({ ...everyTriage, mine: true })
  await userEvent.click(chip('Failing'))
  expect(onFilter).toHaveBeenLastCalledWith(everyTriage)
})

it('removes the filters with All, and keeps the order [GLANCE-130]', async () => {
  const { onFilter } = show({ filter: { ...failing, sort: 'name' } })
  await userEvent.click(chip('All'))
  expect(onFilter).toHaveBeenLastCalledWith({ ...everyTriage, sort: 'name' })
})

it('marks shared filters with a word and their owner [GLANCE-130]', () => {
  show()
  expect(chip(/^Mine/)).toHaveTextContent('Shared')
  expect(chip(/^Stale Xero/)).toHaveAttribute('title', 'Shared by Ingrid Solheim')
  expect(chip('Failing')).not.toHaveTextContent('Shared')
})

it('offers to save only a filter that is not saved [GLANCE-132]', async () => {
  const { onSave } = show({ filter: { ...failing, mine: true } })
  await userEvent.click(chip('Save filter'))
  expect(onSave).toHaveBeenCalledOnce()
})

it.each([
  ['every connector', everyTriage, vi.fn()],
  ['a saved filter', failing, vi.fn()],
  ['filters that are not known yet', { ...failing, mine: true }, undefined],
])('does not offer to save %s [GLANCE-132]', (_, filter, onSave) => {
  show({ filter, onSave })
  expect(screen.queryByRole('button', { name: 'Save filter' })).not.toBeInTheDocument()
})

it('has the changes that the user may make in a menu on each chip [GLANCE-134]', async () => {
  const { onChange } = show()
  await userEvent.click(chip('More actions for the filter Failing'))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Rename', 'Share with the organisation', 'Delete'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(onChange).toHaveBeenLastCalledWith('delete', savedFilters[0])
})

it('has no menu on a shared filter of another user without the permission [GLANCE-134]', () => {
  show({ viewer: member })
  expect(screen.getAllByRole('button', { name: /^More actions/ })).toHaveLength(2)
})
