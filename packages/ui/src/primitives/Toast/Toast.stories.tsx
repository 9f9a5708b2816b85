import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../Button/Button.tsx'
import { ToastListProvider, useToasts } from './ToastListProvider.tsx'
import { ToastProvider } from './ToastProvider.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import type { Toast } from './toast-list.ts'

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  args: { toasts: [], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const toast = (type: Toast['type'], content: string): Toast => ({ id: type, type, content })

export const Success: Story = { args: { toasts: [toast('success', 'Link created')] } }
export const Failure: Story = {
  args: { toasts: [toast('error', 'Something seems to have gone wrong, please try again.')] },
}
export const Loading: Story = { args: { toasts: [toast('loading', 'Synchronising to your database')] } }
export const WithAnAction: Story = {
  args: {
    toasts: [
      {
        ...toast(
          'success',
          'Balance sheet and intercompany reconciliation (statutory entities only) unlinked',
        ),
        action: { label: 'Undo', name: 'Undo unlinking Balance sheet', onPress: fn() },
      },
    ],
  },
}
export const Blank: Story = { args: { toasts: [toast('blank', 'Copied organisation id.')] } }
export const Custom: Story = {
  args: {
    toasts: [
      {
        id: 'custom',
        type: 'custom',
        content: (
          <>
            <strong>2 new connectors</strong> are waiting for a decision.
          </>
        ),
      },
    ],
  },
}

export const AtMostThree: Story = {
  args: {
    toasts: [
      toast('blank', 'The oldest waits for room.'),
      toast('success', 'Saved. 3 areas added.'),
      toast('error', 'Something seems to have gone wrong, please try again.'),
      toast('loading', 'Synchronising to your database'),
    ],
  },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await expect(region.querySelectorAll('li')).toHaveLength(3)
  },
}

function Buttons() {
  const { show } = useToasts()
  return (
    <Inline wrap gap={3}>
      <Button onClick={() => show({ type: 'success', content: 'Assignment saved' })}>Succeed</Button>
      <Button onClick={() => show({ type: 'error', content: 'The host refused the connection.' })}>
        Fail
      </Button>
      <Button onClick={() => show({ type: 'loading', id: 'sync', content: 'Synchronising' })}>Start</Button>
      <Button onClick={() => show({ type: 'success', id: 'sync', content: 'Synchronised' })}>Finish</Button>
    </Inline>
  )
}

export const Live: Story = {
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await expect(await screen.findByText('Synchronising')).toBeInTheDocument()
  },
}

export const WithARegionOfItsOwn: Story = {
  render: () => (
    <ToastListProvider region={ToastRegion}>
      <Buttons />
    </ToastListProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await expect(await screen.findByText('Assignment saved')).toBeInTheDocument()
  },
}

export const OnPhones: Story = {
  ...Success,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const [toast] = (await screen.findByRole('region', { name: 'Notifications' })).querySelectorAll('li')
    const sides = 2 * 16
    await expect(toast?.offsetWidth).toBe(window.innerWidth - sides)
  },
}
