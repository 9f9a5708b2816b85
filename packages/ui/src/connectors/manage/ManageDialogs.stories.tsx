import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ItemState, progressOf } from '@tributary/sdk/common'
import { disconnectAllPlan, manageMessages } from '@tributary/sdk/connectors'
import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { people } from '../connectors.samples.ts'
import { DeleteConnectorDialog } from './DeleteConnectorDialog.tsx'
import { DisconnectAllDialog } from './DisconnectAllDialog.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { ManageUsersDialog, type ManageUsersDialogProps } from './ManageUsersDialog.tsx'
import { shopOf, shops } from './manage.samples.ts'

const onClose = fn()
const onDisconnect = fn()

const meta: Meta = { title: 'Connectors/ManageDialogs', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const phone = { viewport: { value: 'phone' } }
const online = shopOf(2)
const button = (name: string) => screen.getByRole('button', { name })

export const Disconnect: Story = {
  render: () => <DisconnectDialog connector={online} onDisconnect={onDisconnect} onClose={onClose} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveFocus()
    await userEvent.click(button('Disconnect'))
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^required/)
    await userEvent.type(screen.getByRole('textbox'), ' Replatforming to Shopify. ')
    await userEvent.click(button('Disconnect'))
    await expect(onDisconnect).toHaveBeenLastCalledWith('Replatforming to Shopify.')
  },
}

/** After a failure: the reason is still filled in. */
export const DisconnectAgain: Story = {
  render: () => (
    <DisconnectDialog
      connector={online}
      reason="Replatforming to Shopify."
      onDisconnect={onDisconnect}
      onClose={onClose}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue(
      'Replatforming to Shopify.',
    )
    await userEvent.click(button('Disconnect'))
    await expect(onDisconnect).toHaveBeenLastCalledWith('Replatforming to Shopify.')
  },
}

export const DisconnectLongName: Story = {
  render: () => (
    <DisconnectDialog
      connector={{ name: 'WharfsideTradeCounter'.repeat(9) }}
      onDisconnect={onDisconnect}
      onClose={onClose}
    />
  ),
}

export const Delete: Story = {
  render: () => <DeleteConnectorDialog connector={online} onConfirm={fn()} onClose={onClose} />,
}
export const DeleteOnPhones: Story = { ...Delete, globals: phone }

export const DeleteDisconnected: Story = {
  render: () => <DeleteConnectorDialog connector={shopOf(4)} onConfirm={fn()} onClose={onClose} />,
}

const [steps = []] = disconnectAllPlan(shops)
const itemsAt = (...states: ItemState[]) =>
  steps.map((step, place) => ({
    step,
    state: states[place] ?? 'waiting',
    message: states[place] === 'failed' ? 'The connector is busy. Please try again in a minute.' : '',
  }))

const all = (state: 'idle' | 'running' | 'failed', ...states: ItemState[]): Story => ({
  render: () => (
    <DisconnectAllDialog
      connectorType="woocommerce"
      progress={progressOf(state, itemsAt(...states))}
      onDisconnect={onDisconnect}
      onStop={fn()}
      onClose={onClose}
    />
  ),
})

export const DisconnectAll: Story = all('idle')
export const DisconnectingAll: Story = all('running', 'done', 'running', 'running')
export const DisconnectAllPartly: Story = all('failed', 'done', 'failed', 'done', 'failed')
export const DisconnectAllPartlyOnPhones: Story = { ...DisconnectAllPartly, globals: phone }

const users = people.map(({ id, firstName, lastName }, place) => ({
  id,
  name: `${firstName} ${lastName}`,
  note: place % 3 === 0 ? 'Organisation administrator' : 'User',
}))
const assigned = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7']

function Users(props: Partial<ManageUsersDialogProps>) {
  const [ids, setIds] = useState<ManageUsersDialogProps['ids']>(assigned)
  const changed = ids.length !== assigned.length
  return (
    <ManageUsersDialog
      name={online.name}
      users={users}
      ids={ids}
      onIds={setIds}
      changed={changed}
      sentence={changed ? 'Adds 2 people and removes 1.' : manageMessages.assigned(ids.length, users.length)}
      onSave={fn()}
      onClose={onClose}
      {...props}
    />
  )
}

export const ManageUsers: Story = {
  render: () => <Users />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('7 of 12 assigned')).toBeVisible()
    await expect(button('Save')).toBeDisabled()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'liam')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Liam O’Neill' }))
    await expect(button('Save')).toBeEnabled()
  },
}
export const ManageUsersOnPhones: Story = { render: () => <Users />, globals: phone }
export const ManageUsersFailed: Story = {
  render: () => (
    <Users error={xero2sqlMessages.assignFailed} changed sentence="Adds 2 people and removes 1." />
  ),
}
export const ManageUsersBusy: Story = {
  render: () => <Users changed busy sentence="Adds 2 people and removes 1." />,
}
export const NobodyToAssign: Story = {
  render: () => <Users users={[]} ids={[]} sentence="" changed={false} />,
}
