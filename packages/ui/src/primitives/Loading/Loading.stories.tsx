import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { LoadingShape } from './LoadingShape.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonButton } from './SkeletonButton.tsx'
import { SkeletonText } from './SkeletonText.tsx'
import { Spinner } from './Spinner.tsx'

const meta: Meta = { title: 'Primitives/Loading' }
export default meta

export const Spinners: StoryObj = {
  render: () => (
    <Inline wrap gap={3}>
      <Spinner />
      <Spinner label="Reading tables" />
    </Inline>
  ),
}

export const Alone: StoryObj = { render: () => <Spinner label="Loading" alone /> }

export const Skeletons: StoryObj = {
  render: () => (
    <LoadingShape label="Loading connectors">
      <Stack gap={4}>
        <Skeleton width="36px" height="36px" radius="md" />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton width="40%" height="10px" />
        <SkeletonText width="60%" />
        <SkeletonButton width="96px" />
      </Stack>
    </LoadingShape>
  ),
}
