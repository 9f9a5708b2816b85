import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { inputProps, useForm } from '../form/use-form.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

const meta: Meta = { title: 'Patterns/Dialogs', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const onClose = fn()
const onSubmit = fn()

function Example(props: Partial<FormDialogProps>) {
  const form = useForm({
    initial: { name: '' },
    fields: ['name'],
    errorOf: (_, { name }) => (name.trim() ? null : 'required'),
    onSubmit,
  })
  return (
    <FormDialog title="Add area" dirty={form.dirty} onSubmit={form.submit} onClose={onClose} {...props}>
      <TextField label="Name" data-autofocus {...inputProps(form.field('name'))} />
    </FormDialog>
  )
}

export const Form: Story = {
  render: () => <Example />,
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    // A press on Cancel counts although leaving the field shows a message.
    onClose.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

export const FormNotFilledIn: Story = {
  render: () => <Example />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    const name = screen.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('required')
  },
}

export const FormRefused: Story = {
  render: () => <Example error="This name is taken." onDismissError={fn()} />,
}

export const FormOnItsWay: Story = {
  render: () => <Example busy />,
  play: async () => {
    onClose.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).not.toHaveBeenCalled()
  },
}

export const FormLeftWithChanges: Story = {
  render: () => <Example />,
  play: async () => {
    onClose.mockClear()
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Sales')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(onClose).not.toHaveBeenCalled()
    await expect(name).toHaveValue('Sales')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

const impacts = [
  { label: '2 security groups', names: ['Finance', 'Store managers'] },
  { label: '7 areas', names: ['Sales', 'Stock', 'مبيعات', 'Staff', 'Freight', 'Rent', 'Other'] },
  { label: 'Their sessions end immediately' },
]

const question = {
  title: 'Delete Jon Dahl?',
  children: 'They lose access to Harbour & Pine Group.',
  action: 'Delete',
  onConfirm: fn(),
  onClose: fn(),
}

export const ConfirmWithImpact: Story = {
  render: () => <ConfirmDialog {...question} impacts={impacts} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: question.title })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(within(dialog).getByText('Staff')).toBeVisible()
    await expect(within(dialog).getByText(/and 2 more/)).toBeVisible()
  },
}

export const ConfirmBusy: Story = { render: () => <ConfirmDialog {...question} impacts={impacts} busy /> }

export const ConfirmFailed: Story = {
  render: () => <ConfirmDialog {...question} impacts={impacts} error="The last administrator stays." />,
}

function Discarded() {
  const [gone, setGone] = useState(false)
  return gone ? <p>Deleted.</p> : <ConfirmDialog {...question} onConfirm={() => setGone(true)} />
}

export const ConfirmByKeyboard: Story = {
  render: () => <Discarded />,
  play: async () => {
    await screen.findByRole('alertdialog', { name: question.title })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Deleted.')).toBeVisible()
  },
}
