import type { Meta, StoryObj } from '@storybook/react-vite'
import { nouns } from '@tributary/sdk/common'
import type { NameLeft } from '@tributary/sdk/excel'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { NameRowsDialog } from './NameRowsDialog.tsx'

const meta: Meta<typeof NameRowsDialog> = {
  title: 'Excel/Structure/NameRowsDialog',
  component: NameRowsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Add Area(s)',
    noun: nouns.area,
    existing: ['Revenue'],
    progress: null,
    failures: [],
    onSubmit: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof NameRowsDialog>

const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const values = () => names().map(({ value }) => value)
const save = () => screen.getByRole('button', { name: 'Save' })
const first = async () => {
  await screen.findByRole('dialog')
  await waitFor(() => expect(names()[0]).toHaveFocus())
}

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await first()
    await expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    await userEvent.click(save())
    await expect(names()[0]).toHaveAccessibleDescription('required')
    await expect(names()[0]).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await first()
    await userEvent.keyboard('North{Enter}revenue{Enter}{Enter}north')
    await expect(values()).toEqual(['North', 'revenue', 'north'])
    await waitFor(() => expect(names()[2]).toHaveAccessibleDescription('The same as line 1.'))
    await expect(names()[1]).toHaveAccessibleDescription('This name already exists.')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(names()[1]).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(values()).toEqual(['North', 'revenue', 'north'])
    await expect(names()[0]).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Remove north' }))
    await expect(names()[1]).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }))
    await expect(names()[2]).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'North' }),
      expect.objectContaining({ name: 'revenue' }),
      expect.objectContaining({ name: '' }),
    ])
  },
}

export const PastedFromExcel: Story = {
  play: async ({ userEvent }) => {
    await first()
    await userEvent.paste('Grants\tFunding\r\nPayroll\r\n')
    await expect(values()).toEqual(['Grants', 'Funding', 'Payroll'])
    await expect(names()[2]).toHaveFocus()
    await expect(screen.getByText('3 areas')).toHaveAttribute('role', 'status')
  },
}

/** Only rows in sight are drawn, and the keyboard still reaches all. */
export const AThousand: Story = {
  play: async ({ userEvent }) => {
    await first()
    await userEvent.paste(Array.from({ length: 1_000 }, (_, place) => `Area ${place}`).join('\n'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name 1000' })).toHaveFocus())
    await expect(names().length).toBeLessThan(40)
    await userEvent.keyboard('{Enter}The last')
    await expect(screen.getByRole('textbox', { name: 'Name 1001' })).toHaveValue('The last')
    await expect(screen.getByText('1,001 areas')).toBeInTheDocument()
  },
}

export const Sending: Story = {
  args: { progress: { done: 3, total: 12 }, onStop: fn() },
  play: async ({ userEvent, args }) => {
    await screen.findByText('3 of 12')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

const taken = 'There is already an area of this name.'
const left: NameLeft[] = [
  { key: 'a', name: 'Not tried', message: '' },
  { key: 'b', name: 'Revenue', message: taken },
  { key: 'c', name: 'x'.repeat(200), message: 'Please choose another one.' },
  { key: 'd', name: 'إيرادات المبيعات', message: '' },
]

export const Failed: Story = {
  args: {
    failures: left,
    error: { heading: 'The following errors occurred:', messages: [taken, 'Please choose another one.'] },
    onDismissError: fn(),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('alert')
    await waitFor(() => expect(names()[1]).toHaveFocus())
    await expect(names()[1]).toHaveAccessibleDescription(taken)
    await expect(names()[1]).toBeInvalid()
    await userEvent.keyboard('2')
    await waitFor(() => expect(names()[1]).toBeValid())
  },
}
export const FailedOnPhones: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }

export const LeavingAsksFirst: Story = {
  play: async ({ userEvent, args }) => {
    await first()
    await userEvent.keyboard('North{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(values()).toEqual(['North'])
  },
}
