import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyTriage, parseTriageFilter } from '@tributary/sdk/connectors'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { administrator, member } from '../connectors.samples.ts'
import { DeleteSavedFilterDialog } from './DeleteSavedFilterDialog.tsx'
import { SavedFilterChips } from './SavedFilterChips.tsx'
import { SavedFilterDialog } from './SavedFilterDialog.tsx'
import { savedFilters } from './saved-filters.samples.ts'

const meta = {
  title: 'Connectors/SavedFilters',
  component: SavedFilterChips,
  args: {
    saved: savedFilters,
    filter: parseTriageFilter('state=error,refused'),
    viewer: administrator,
    onFilter: fn(),
    onSave: fn(),
    onChange: fn(),
  },
  render: function Render(args) {
    const [filter, setFilter] = useState(args.filter)
    return <SavedFilterChips {...args} filter={filter} onFilter={setFilter} />
  },
} satisfies Meta<typeof SavedFilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Chips: Story = {}
export const NoneSaved: Story = { args: { saved: [], filter: everyTriage } }
export const FromRightToLeft: Story = { globals: { direction: 'rtl' } }
export const InForcedColours: Story = { globals: { colours: 'forced' } }
/** Users who may not edit connectors change only their own. */
export const WithoutAdministration: Story = { args: { viewer: member } }

/** On phones the chips are one line that scrolls. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A filter that is not saved can be. */
export const NotSaved: Story = {
  args: { filter: { ...everyTriage, search: 'shop' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const MenuOfAFilter: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minHeight: '14rem', padding: 16 }}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions for the filter Failing' }))
    await expect(await screen.findByRole('menuitem', { name: 'Share with the organisation' })).toBeVisible()
  },
}

const onSave = fn()
const dialog = { saved: null, canShare: true, onSave, onClose: fn() }

export const Save: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <SavedFilterDialog {...dialog} />,
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/required/))
    await userEvent.type(name, ' Failing ')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Share with the organisation' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenLastCalledWith({ name: 'Failing', shared: true })
  },
}

/** Users who may not share are only asked for the name. */
export const SaveForOneself: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <SavedFilterDialog {...dialog} canShare={false} />,
}

export const RenameRefused: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SavedFilterDialog
      {...dialog}
      saved={savedFilters[0] ?? null}
      error="You already have a filter named Failing."
      onDismissError={fn()}
    />
  ),
}

export const DeleteShared: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => {
    const shared = savedFilters[1]
    return <>{shared && <DeleteSavedFilterDialog saved={shared} onConfirm={fn()} onClose={fn()} />}</>
  },
}
