import type { Meta, StoryObj } from '@storybook/react-vite'
import { areasMessages } from '@tributary/sdk/excel'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { ErrorMessages } from '../../patterns/errors/ErrorList.tsx'
import { AreaLinksDialog } from './AreaLinksDialog.tsx'
import { sampleSubareas } from './areas.samples.ts'

const first = sampleSubareas.slice(0, 13).map(({ id }) => id)

const meta: Meta<typeof AreaLinksDialog> = {
  title: 'Excel/Structure/LinksDialog',
  component: AreaLinksDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Operating expenses',
    subareas: sampleSubareas,
    choice: { linkType: 'custom', ids: first },
    changed: true,
    sentence: areasMessages.selected(13, 18),
    busy: false,
    progress: null,
    onChoice: fn(),
    onSave: fn(),
    onClose: fn(),
  },
  render: function Chooser(args) {
    const [choice, setChoice] = useState(args.choice)
    const onChoice = (chosen: typeof choice) => {
      setChoice(chosen)
      args.onChoice(chosen)
    }
    const sentence = areasMessages.selected(choice.ids.length, args.subareas.length)
    return <AreaLinksDialog {...args} sentence={sentence} choice={choice} onChoice={onChoice} />
  },
}
export default meta
type Story = StoryObj<typeof AreaLinksDialog>

const phone = { viewport: { value: 'phone' } }
const box = (name: string) => screen.findByRole('checkbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

export const Custom: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await box('Finance'))
    await expect(args.onChoice).toHaveBeenLastCalledWith(
      expect.objectContaining({ ids: expect.not.arrayContaining([506]) }),
    )
    await expect(screen.getByText('12 of 18 selected')).toBeVisible()
    const search = screen.getByRole('searchbox', { name: 'Search sub-areas' })
    await userEvent.type(search, 'retail{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    await expect(screen.getByText(/^2 of 18 shown\./)).toBeVisible()
    await userEvent.click(button('Select all'))
    await expect(screen.getByText('14 of 18 selected')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.click(button('Select none'))
    await expect(screen.getByText('0 of 18 selected')).toBeVisible()
    await userEvent.type(search, 'nowhere')
    await expect(screen.getByText('No sub-areas found.')).toBeVisible()
  },
}
export const CustomOnPhones: Story = { globals: phone }

export const Automatic: Story = {
  args: { choice: { linkType: 'automatic', ids: first }, changed: false },
  play: async ({ userEvent }) => {
    const type = await screen.findByRole('combobox', { name: 'Link type' })
    await expect(type).toHaveAccessibleDescription('Every sub-area, now and later.')
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(button('Save')).toBeDisabled()
    await userEvent.selectOptions(type, 'Custom')
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(13)
  },
}

const many = Array.from({ length: 2_000 }, (_, place) => ({ id: place, name: `Sub-area ${place}` }))

export const TwoThousand: Story = {
  args: { subareas: many, choice: { linkType: 'custom', ids: [] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Select all' }))
    await expect(screen.getByText('2,000 of 2,000 selected')).toBeVisible()
    await expect(screen.getAllByRole('checkbox').length).toBeLessThan(60)
  },
}

export const Saving: Story = { args: { busy: true, progress: { done: 3, total: 8, onStop: fn() } } }
export const Failed: Story = {
  args: {
    action: 'Retry 2 failed',
    error: (
      <ErrorMessages
        heading="6 of 8 saved. Not saved:"
        messages={['Could not link Roastery: Not now.', 'Could not unlink Finance: Not now.']}
      />
    ),
    onDismissError: fn(),
  },
}
export const FailedOnPhones: Story = { ...Failed, globals: phone }
