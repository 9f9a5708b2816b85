import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { alertsText } from './alerts.messages.ts'

export type AlertChannelsHeaderProps = {
  /** Opens the editor. Left out while the page itself offers it. */
  onAdd?: (() => void) | undefined
}

/** The head of the list of alert channels. */
export const AlertChannelsHeader = ({ onAdd }: AlertChannelsHeaderProps) => (
  <PageHeader
    title={alertsText.channels.heading}
    summary={alertsText.channels.summary}
    actions={
      onAdd && (
        <Button variant="primary" icon={Plus} onClick={onAdd}>
          {alertsText.channels.add}
        </Button>
      )
    }
  />
)
