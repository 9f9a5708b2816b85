import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, RefreshCw } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Button, type ButtonVariant } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Refresh', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const variants: [ButtonVariant, string][] = [
  ['primary', 'Create Link'],
  ['secondary', 'Refresh'],
  ['soft', 'Approve'],
  ['ghost', 'Edit'],
  ['danger', 'Disconnect'],
  ['danger-quiet', 'Disconnect all'],
]

export const Variants: Story = {
  render: () => (
    <Stack gap={4}>
      {variants.map(([variant, label]) => (
        <Inline wrap gap={3} key={variant}>
          <Button variant={variant}>{label}</Button>
          <Button variant={variant} icon={RefreshCw}>
            {label}
          </Button>
          <Button variant={variant} disabled>
            {label}
          </Button>
          <Button variant={variant} icon={RefreshCw} loading>
            Saving
          </Button>
          <Button variant={variant} loading>
            {label}
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline wrap gap={3}>
      <Button size="sm">Small 28</Button>
      <Button size="md">Medium 32</Button>
      <Button size="lg">Large 36</Button>
      <Button size="xl">Touch 44</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight)
    await expect(heights).toEqual([28, 32, 36, 44])
  },
}

export const SizesOnPhones: Story = {
  ...Sizes,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight)
    await expect(heights).toEqual([36, 40, 40, 48])
  },
}

export const SizesInCompactDensity: Story = {
  ...Sizes,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight)
    await expect(heights).toEqual([24, 28, 32, 36])
  },
}

export const Block: Story = { args: { variant: 'primary', size: 'xl', block: true, children: 'Sign in' } }

export const KeepsItsWidthWhileLoading: Story = {
  render: () => (
    <Inline wrap gap={3}>
      <Button icon={RefreshCw} loadingLabel="Refreshing">
        Refresh
      </Button>
      <Button icon={RefreshCw} loadingLabel="Refreshing" loading>
        Refresh
      </Button>
      <Button variant="primary" loadingLabel="Saving">
        Save changes
      </Button>
      <Button variant="primary" loadingLabel="Saving" loading>
        Save changes
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [idle, busy, save, saving] = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    await expect(busy).toBe(idle)
    await expect(saving).toBe(save)
  },
}

export const Focused: Story = {
  args: { variant: 'primary', icon: Plus, children: 'Add Area(s)' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add Area(s)' })).toHaveFocus()
  },
}

export const AsLink: Story = {
  render: () => (
    <Inline wrap gap={3}>
      <ButtonLink href="/connectors">See connectors</ButtonLink>
      <ButtonLink href="/excel" variant="primary" icon={Plus}>
        New security group
      </ButtonLink>
    </Inline>
  ),
}
