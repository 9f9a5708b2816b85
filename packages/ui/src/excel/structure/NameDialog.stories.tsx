import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { NameDialog } from './NameDialog.tsx'

const meta: Meta<typeof NameDialog> = {
  title: 'Excel/Structure/NameDialog',
  component: NameDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Edit Version',
    initial: { name: 'Budget 2027', status: 'active' },
    onSubmit: fn(),
    onClose: fn(),
    onDirty: fn(),
  },
}
export default meta
type Story = StoryObj<typeof NameDialog>

const name = (label = 'Name') => screen.findByRole('textbox', { name: label })

export const WithStatus: Story = {
  play: async ({ args, userEvent }) => {
    const box = await name()
    await expect(box).toHaveFocus()
    await userEvent.clear(box)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription('required'))
    await userEvent.type(box, ' Budget 2028 ')
    await userEvent.click(screen.getByRole('radio', { name: 'Lock' }))
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Budget 2028', status: 'locked' })
  },
}

export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }

export const OneField: Story = {
  args: { title: 'Add new entity', label: 'Entity Name', action: 'Add', initial: { name: '' } },
  play: async () => {
    await expect(await name('Entity Name')).toHaveFocus()
    await expect(screen.queryByRole('radio')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled()
  },
}

export const Busy: Story = { args: { busy: true } }

export const Refused: Story = {
  args: { error: 'There is already a version called Budget 2027.', onDismissError: fn() },
}
