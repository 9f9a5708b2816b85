import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, DialogCancel } from './Dialog.tsx'

const cancel = (
  <DialogCancel>
    <Button size="lg">Cancel</Button>
  </DialogCancel>
)

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), title: 'Edit Harbour & Pine Online' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const WithForm: Story = {
  args: {
    description: 'The name people see on their cards.',
    children: <TextField label="Name" defaultValue="Harbour & Pine Online" />,
    footer: (
      <>
        {cancel}
        <Button size="lg" variant="primary">
          Save
        </Button>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

export const Destructive: Story = {
  args: {
    size: 'sm',
    destructive: true,
    title: 'Delete Old Mill Bakery?',
    description: 'This cannot be undone from the portal.',
    footer: (
      <>
        {cancel}
        <Button size="lg" variant="danger">
          Delete
        </Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Old Mill Bakery?' })
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

export const Large: Story = {
  args: {
    size: 'lg',
    title: 'What went wrong',
    children: <p>The server answered, but the file orders.csv was no longer there when it was read.</p>,
  },
}

export const LongContentScrolls: Story = {
  args: {
    title: 'Assigned users',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 30 }, (_, index) => `Person ${index + 1}`).map((name) => (
          <TextField key={name} label={name} />
        ))}
      </Stack>
    ),
    footer: cancel,
  },
}

export const Drawer: Story = {
  args: {
    side: 'end',
    title: 'Properties',
    description: 'Harbour & Pine Online',
    children: <p style={{ padding: '1.5rem' }}>General</p>,
    footer: cancel,
  },
}

export const NavigationSheet: Story = {
  args: {
    side: 'start',
    bare: true,
    title: 'Navigation',
    children: (
      <nav aria-label="Main" style={{ padding: '1.5rem' }}>
        <a href="/home">Home</a>
      </nav>
    ),
  },
}

export const BottomSheetOnPhones: Story = {
  args: { ...WithForm.args },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(sheet.width).toBe(window.innerWidth)
    await expect(sheet.bottom).toBe(window.innerHeight)
  },
}

export const DrawerOnPhones: Story = {
  args: { ...Drawer.args },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(drawer.width).toBe(window.innerWidth)
    await expect(drawer.height).toBe(window.innerHeight)
  },
}
