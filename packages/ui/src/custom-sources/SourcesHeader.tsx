import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

export type SourcesHeaderProps = {
  /** The path to this page, a `Breadcrumb`. */
  breadcrumb: ReactNode
  /** Left out while the page itself offers it. */
  addHref?: string | undefined
}

const words = customSourcesMessages

/** The head of the list of custom sources. */
export const SourcesHeader = ({ breadcrumb, addHref }: SourcesHeaderProps) => (
  <PageHeader
    title={words.title}
    summary={words.summary}
    breadcrumb={breadcrumb}
    actions={
      addHref && (
        <ButtonLink href={addHref} variant="primary" icon={Plus}>
          {words.add}
        </ButtonLink>
      )
    }
  />
)
