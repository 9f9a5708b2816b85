import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline.tsx'
import { Badge } from './Badge.tsx'
import { Count } from './Count.tsx'
import { Tag } from './Tag.tsx'

const meta: Meta = { title: 'Primitives/Badge' }
export default meta

export const Badges: StoryObj = {
  render: () => (
    <Inline wrap gap={3}>
      <Badge>superadmin</Badge>
      <Badge>base</Badge>
      <Badge tone="success">Trusted</Badge>
      <Badge tone="warning">2 days left</Badge>
    </Inline>
  ),
}

export const Counts: StoryObj = {
  render: () => (
    <Inline wrap gap={3}>
      <Count value={0} />
      <Count value={9} />
      <Count value={1204} />
      <Count value={3} tone="accent" />
    </Inline>
  ),
}

export const Tags: StoryObj = {
  render: () => (
    <Inline wrap gap={3}>
      <Tag kind="insider" />
      <Tag kind="early-stage" />
    </Inline>
  ),
}
