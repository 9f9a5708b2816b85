import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Columns } from './Columns.tsx'
import { Inline } from './Inline.tsx'
import { Stack } from './Stack.tsx'
import { Text } from './Text.tsx'

const meta: Meta = { title: 'Layout' }
export default meta
type Story = StoryObj

export const OneColumn: Story = {
  render: () => (
    <Stack gap={4}>
      <Text as="h2" size="lg" fontWeight="semibold">
        Harbour & Pine Group
      </Text>
      <Text as="p" size="sm" color="secondary">
        Two connectors refresh every morning.
      </Text>
    </Stack>
  ),
}

export const OneRow: Story = {
  render: () => (
    <Inline justifyContent="space-between" gap={2} wrap>
      <Text fontWeight="medium">Warehouse files</Text>
      <Badge tone="success">Completed</Badge>
      <Button>Refresh</Button>
    </Inline>
  ),
}

export const Pairs: Story = {
  render: () => (
    <Columns template={2} from="tablet" gap={4}>
      <Button block>Cancel</Button>
      <Button block>Save</Button>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [cancel, save] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    const inOneRow = window.innerWidth >= 575
    await expect(cancel?.top === save?.top).toBe(inOneRow)
  },
}

export const PairsOnPhones: Story = { ...Pairs, globals: { viewport: { value: 'phone' } } }

export const TermsAndValues: Story = {
  render: () => (
    <Columns as="dl" template="max-content fill" columnGap={4} rowGap={2} size="sm">
      <Text as="dt" color="secondary">
        Schedule
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        Every day at 06:00
      </Text>
      <Text as="dt" color="secondary">
        Key
      </Text>
      <Text as="dd">h4rb0ur</Text>
    </Columns>
  ),
}
