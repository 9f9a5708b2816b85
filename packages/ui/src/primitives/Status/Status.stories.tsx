import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Archive,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  ClockAlert,
  Hourglass,
  LoaderCircle,
  Lock,
  Plug,
  ShieldBan,
  Trash2,
  Unplug,
} from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { StatusGlyph } from './StatusGlyph.tsx'
import { StatusPill, type StatusPillProps } from './StatusPill.tsx'

const meta: Meta = { title: 'Primitives/Status' }
export default meta

const states: StatusPillProps[] = [
  { tone: 'success', icon: Plug, children: 'Connected' },
  { tone: 'success', icon: CircleCheck, children: 'Active' },
  { tone: 'progress', icon: LoaderCircle, spinning: true, children: 'Refreshing' },
  { tone: 'warning', icon: ClockAlert, children: 'Taking longer' },
  { tone: 'danger', icon: CircleAlert, children: 'Error' },
  { tone: 'restricted', icon: ShieldBan, children: 'Refused' },
  { tone: 'neutral', icon: CircleDashed, dashed: true, children: 'Never refreshed' },
  { tone: 'neutral', icon: Unplug, children: 'Disconnected' },
  { tone: 'neutral', icon: Trash2, dashed: true, children: 'Deleted' },
  { tone: 'neutral', icon: Archive, children: 'Archived' },
  { tone: 'restricted', icon: Lock, children: 'Locked' },
  { tone: 'warning', icon: Hourglass, children: 'Pending' },
  { tone: 'danger', icon: CircleX, children: 'Rejected' },
]

export const Pills: StoryObj = {
  render: () => (
    <Inline wrap gap={3}>
      {states.map((state) => (
        <StatusPill key={state.children} {...state} />
      ))}
    </Inline>
  ),
}

export const Plain: StoryObj = {
  render: () => (
    <Inline wrap gap={3}>
      {states.map((state) => (
        <StatusPill key={state.children} {...state} form="plain" />
      ))}
    </Inline>
  ),
}

export const Glyphs: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {states.map(({ children, ...state }) => (
        <Inline wrap gap={3} key={children}>
          <StatusGlyph {...state} />
          {children}
        </Inline>
      ))}
      <Inline wrap gap={3}>
        <StatusGlyph tone="neutral" icon={Unplug} off /> Disconnected, on a card that is off
      </Inline>
    </Stack>
  ),
}
