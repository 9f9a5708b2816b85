import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../../test/Specimen.tsx'
import { Badge } from './Badge.tsx'
import { Count } from './Count.tsx'
import { Tag } from './Tag.tsx'

const meta: Meta = { title: 'Primitives/Badge' }
export default meta

export const Badges: StoryObj = {
  render: () => (
    <Row>
      <Badge>superadmin</Badge>
      <Badge>base</Badge>
      <Badge tone="success">Trusted</Badge>
      <Badge tone="warning">2 days left</Badge>
    </Row>
  ),
}

export const Counts: StoryObj = {
  render: () => (
    <Row>
      <Count value={0} />
      <Count value={9} />
      <Count value={1204} />
      <Count value={3} tone="accent" />
    </Row>
  ),
}

export const Tags: StoryObj = {
  render: () => (
    <Row>
      <Tag kind="insider" />
      <Tag kind="early-stage" />
    </Row>
  ),
}
