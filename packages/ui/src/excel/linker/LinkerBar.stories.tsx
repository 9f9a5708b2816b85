import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AppShell } from '../../shell/AppShell.tsx'
import { navigation } from '../../shell/shell.samples.ts'
import { LinkerBar } from './LinkerBar.tsx'

const meta: Meta<typeof LinkerBar> = {
  title: 'Excel/Linker/LinkerBar',
  component: LinkerBar,
  args: {
    sentence: (
      <>
        Link <b>New product trials</b> to <b>5 sub-areas</b>.
      </>
    ),
    back: { label: 'Back to links', onPress: fn() },
    submit: { label: 'Create Link', onPress: fn() },
  },
}
export default meta
type Story = StoryObj<typeof LinkerBar>

export const Ready: Story = {}
export const NotYet: Story = {
  args: { sentence: 'Choose an area.', submit: { label: 'Create Link', onPress: fn(), disabled: true } },
}
export const Busy: Story = {
  args: { submit: { label: 'Create Link', busyLabel: 'Creating link', onPress: fn(), busy: true } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The bar is at the foot of the window however short the page is. */
export const ShortOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppShell navigation={navigation} collapsed={false} onCollapsedChange={fn()} topBar={null}>
      <p>Short.</p>
      <LinkerBar {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Create Link' }).parentElement
    await expect(bar?.getBoundingClientRect().bottom).toBe(window.innerHeight)
  },
}
