import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Eye, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { ViewOnly, type ViewOnlyProps } from './ViewOnly.tsx'

const onWrite = fn()
const onRead = fn()

const controls = (
  <Stack gap={4}>
    <Inline gap={2} wrap>
      <Button variant="primary" onClick={onWrite}>
        Save
      </Button>
      <Button variant="danger" onClick={onWrite}>
        Delete
      </Button>
      <Button writes onClick={onWrite}>
        Refresh
      </Button>
      <IconButton writes icon={Trash2} aria-label="Delete Budget" onClick={onWrite} />
      <Button onClick={onRead}>Show more</Button>
      <Button variant="primary" writes={false} onClick={onRead}>
        Next
      </Button>
      <Menu trigger={<IconButton icon={Ellipsis} aria-label="More" />}>
        <MenuItem onSelect={onWrite}>Pause</MenuItem>
        <MenuItem icon={Eye} writes={false} onSelect={onRead}>
          Show
        </MenuItem>
      </Menu>
    </Inline>
    <Switch label="Allow sign up" checked onChange={onWrite} />
  </Stack>
)

const meta = {
  title: 'Primitives/ViewOnly',
  component: ViewOnly,
  args: { reason: 'You cannot change anything here.', children: controls },
} satisfies Meta<ViewOnlyProps>

export default meta
type Story = StoryObj<typeof meta>

const writing = ['Save', 'Delete', 'Refresh', 'Delete Budget']
const reading = ['Show more', 'Next', 'More']

/** What writes is disabled, and describes itself with the reason. */
export const Disabled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const name of writing) {
      const button = canvas.getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(args.reason ?? '')
    }
    await expect(canvas.getByRole('switch')).toBeDisabled()
    for (const name of reading) await expect(canvas.getByRole('button', { name })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(onRead).toHaveBeenCalled()
  },
}

export const Enabled: Story = {
  args: { reason: null },
  play: async ({ canvas }) => {
    for (const name of [...writing, ...reading])
      await expect(canvas.getByRole('button', { name })).toBeEnabled()
  },
}
