import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SideNav } from './SideNav.tsx'
import { navigation } from './shell.samples.ts'

const meta = {
  title: 'Shell/SideNav',
  component: SideNav,
  parameters: { layout: 'fullscreen' },
  args: { ...navigation, form: 'expanded', onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 720, width: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Expanded: Story = {}
export const Collapsed: Story = { args: { form: 'collapsed' } }
export const SomethingWaits: Story = {
  args: { adminWaiting: { count: 3, words: '3 waiting for a decision' }, currentHref: '/home' },
}
/** Types with a connector that failed, expanded and collapsed. */
export const SomeFail: Story = { args: { failingTypes: ['xero', 'ftp'] } }
export const SomeFailCollapsed: Story = { args: { failingTypes: ['xero', 'ftp'], form: 'collapsed' } }
export const NotAnAdministrator: Story = {
  args: { adminHref: undefined, connectorTypes: ['ftp'], currentHref: '/connectors/ftp/refresh' },
}
export const CouldNotLoad: Story = {
  args: {
    connectorTypes: [],
    failure: {
      message: 'Failed to connect to server. Please check your internet connection and try again.',
      onRetry: fn(),
    },
  },
}
