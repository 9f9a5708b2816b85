import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { administrator, member } from './connectors.samples.ts'
import { EmptyDashboard } from './EmptyDashboard.tsx'

const meta: Meta<typeof EmptyDashboard> = { title: 'Connectors/EmptyDashboard', component: EmptyDashboard }
export default meta

export const ForAdministrators: StoryObj<typeof EmptyDashboard> = {
  args: {
    viewer: administrator,
    action: (
      <ButtonLink variant="primary" icon={Plus} href="/connectors/xero/manage?new=true">
        Add a connector
      </ButtonLink>
    ),
  },
}
export const ForOthers: StoryObj<typeof EmptyDashboard> = { args: { viewer: member } }
