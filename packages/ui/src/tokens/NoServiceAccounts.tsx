import { tokensMessages } from '@tributary/sdk/tokens'
import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import * as css from './Tokens.css.ts'

const words = tokensMessages.programs

/** Explains service accounts to an organisation without any. */
export const NoServiceAccounts = ({
  onAdd,
}: {
  /** Called when the user adds the first account. */
  onAdd: () => void
}) => (
  <div className={css.card}>
    <EmptyState
      title={words.emptyTitle}
      action={
        <Button variant="primary" size="lg" icon={Plus} onClick={onAdd}>
          {words.add}
        </Button>
      }
    >
      <p>{words.emptyText}</p>
    </EmptyState>
  </div>
)
