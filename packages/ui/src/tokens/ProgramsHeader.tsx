import { tokensMessages } from '@tributary/sdk/tokens'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

export type ProgramsHeaderProps = {
  /** What works where, or a placeholder while that loads. */
  summary?: ReactNode
  /** Left out while the page itself offers it, or cannot add anything. */
  onAdd?: (() => void) | undefined
}

const words = tokensMessages.programs

/** The head of the page of programs. */
export const ProgramsHeader = ({ summary, onAdd }: ProgramsHeaderProps) => (
  <PageHeader
    title={words.title}
    summary={summary}
    actions={
      onAdd && (
        <Button variant="primary" icon={Plus} onClick={onAdd}>
          {words.add}
        </Button>
      )
    }
  />
)
