import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ClockProvider, fixedClock } from './clock/Clock.tsx'
import { TimeAgo } from './clock/TimeAgo.tsx'
import { DiscardDialog } from './dialogs/ConfirmDialog.tsx'
import { ImpactList } from './dialogs/ImpactList.tsx'
import { padded } from './Panel.css.ts'
import { Panel, SettingPanel } from './Panel.tsx'
import { PassFocus } from './PassFocus.tsx'

const meta: Meta = { title: 'Patterns/Parts' }
export default meta
type Story = StoryObj

const now = new Date('2026-11-21T07:16:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

export const Panels: Story = {
  render: () => (
    <Stack gap={4}>
      <Panel heading="Devices" count={2}>
        <p className={padded}>Firefox on Linux, Safari on iPhone</p>
      </Panel>
      <Panel heading="Organisation details">
        <p className={padded}>Harbour &amp; Pine Group</p>
      </Panel>
      <SettingPanel
        heading="Password"
        action={<Button>Change password</Button>}
        outcome={<p>Changed just now.</p>}
      >
        <p>Six characters at least.</p>
      </SettingPanel>
    </Stack>
  ),
}

export const WhatDependsOnSomething: Story = {
  render: () => (
    <ImpactList
      impacts={[
        { label: '1 entity', names: ['Harbour & Pine Retail Ltd'] },
        { label: '7 areas', names: ['Sales', 'Stock', 'مبيعات', 'Staff', 'Freight', 'Rent', 'Other'] },
        { label: 'Their sessions end immediately' },
      ]}
    />
  ),
}

export const Discard: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <DiscardDialog onDiscard={fn()} onKeep={fn()} />,
}

export const Times: Story = {
  render: () => (
    <ClockProvider clock={fixedClock(now)}>
      <Stack gap={4}>
        {[0, 2, 90, 60 * 26].map((minutes) => (
          <TimeAgo key={minutes} date={ago(minutes)} />
        ))}
      </Stack>
    </ClockProvider>
  ),
}

function Passing() {
  const [open, setOpen] = useState(true)
  const heir = () => screen.getByRole('button', { name: 'Stays' }).focus()
  return (
    <Stack gap={4}>
      {open && (
        <PassFocus to={heir}>
          <Button onClick={() => setOpen(false)}>Goes</Button>
        </PassFocus>
      )}
      <Button>Stays</Button>
    </Stack>
  )
}

export const FocusPassedOn: Story = {
  render: () => <Passing />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Goes' }))
    await expect(screen.getByRole('button', { name: 'Stays' })).toHaveFocus()
  },
}
