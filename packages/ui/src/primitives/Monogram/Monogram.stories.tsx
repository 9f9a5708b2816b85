import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Monogram } from './Monogram.tsx'

const meta = {
  title: 'Primitives/Monogram',
  component: Monogram,
  args: { type: 'xero' },
} satisfies Meta<typeof Monogram>

export default meta
type Story = StoryObj<typeof meta>

const types = 'excel xero woocommerce cin7 sqlserver mailchimp ftp vend poweroffice uniconta gaap aws'.split(
  ' ',
)
const sizes = [20, 24, 28, 32, 36, 44] as const

export const TwelveHues: Story = {
  render: () => (
    <Inline wrap gap={3}>
      {types.map((type) => (
        <Inline wrap gap={3} key={type}>
          <Monogram type={type} /> {type}
        </Inline>
      ))}
    </Inline>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline wrap gap={3}>
      {sizes.map((size) => (
        <Monogram key={size} type="mailchimp" size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByText('M').map((tile) => [tile.offsetWidth, tile.offsetHeight])
    await expect(tiles).toEqual(sizes.map((size) => [size, size]))
  },
}

export const Off: Story = { args: { off: true } }
