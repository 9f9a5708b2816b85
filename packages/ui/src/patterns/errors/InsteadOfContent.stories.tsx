import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NoMatches } from '../../primitives/EmptyState/NoMatches.tsx'
import { LoadError } from './LoadError.tsx'
import { NoAccess } from './NoAccess.tsx'
import { NotFound } from './NotFound.tsx'

const meta: Meta = { title: 'Patterns/Instead of content' }
export default meta
type Story = StoryObj

const message = 'Failed to connect to server. Please check your internet connection and try again.'

export const CouldNotLoad: Story = { render: () => <LoadError message={message} onRetry={fn()} /> }
export const ServerFault: Story = {
  render: () => <LoadError vague things="Users" message="Internal Server Error" onRetry={fn()} />,
}
export const TryingAgain: Story = { render: () => <LoadError message={message} onRetry={fn()} retrying /> }
export const NothingFound: Story = {
  render: () => <NoMatches noun="connector" search="kororaa" total={9} onClear={fn()} />,
}
export const NothingFoundInWordsOfItsOwn: Story = {
  render: () => <NoMatches noun="user" search="kororaa" total={9} none="No users found." onClear={fn()} />,
}
export const WithoutAccess: Story = { render: () => <NoAccess homeHref="/home" /> }
export const UnknownAddress: Story = { render: () => <NotFound homeHref="/home" /> }
