import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { card } from '../webhooks/Webhooks.css.ts'
import { alertsText } from './alerts.messages.ts'

const words = alertsText.channels

/** Explains alert channels to an organisation without any. */
export const AlertChannelsEmpty = ({
  onAdd,
}: {
  /** Opens the editor. */
  onAdd: () => void
}) => (
  <div className={card}>
    <EmptyState
      title={words.none}
      action={
        <Button variant="primary" size="lg" icon={Plus} onClick={onAdd}>
          {words.add}
        </Button>
      }
    >
      <p>{words.noneHelp}</p>
    </EmptyState>
  </div>
)
