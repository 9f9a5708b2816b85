import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Plus } from 'lucide-react'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import * as css from './CustomSources.css.ts'

const words = customSourcesMessages.empty

/** Explains manifests to an organisation without custom sources. */
export const SourcesEmpty = ({
  addHref,
}: {
  /** Where the button to the first source leads. */
  addHref: string
}) => (
  <div className={css.card}>
    <EmptyState
      title={words.title}
      action={
        <ButtonLink href={addHref} variant="primary" size="lg" icon={Plus}>
          {words.action}
        </ButtonLink>
      }
    >
      <p>{words.what}</p>
      <ol className={css.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </EmptyState>
  </div>
)
