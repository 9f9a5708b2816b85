import type { BannerText } from '@tributary/sdk/excel'
import { ErrorMessages } from '../../patterns/errors/ErrorList.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './LinkProblem.css.ts'

export type LinkProblemProps = BannerText & {
  /** Tries what has failed once more, in the words of its button, e.g. "Retry 7 failed". */
  retry?: { label: string; onPress: () => void } | undefined
  onDismiss: () => void
}

/** Above a linker: what could not be linked, each by its name, and one press to try just that again. Other words are announced anew. */
export const LinkProblem = ({ heading, messages, retry, onDismiss }: LinkProblemProps) => (
  <div className={css.above}>
    <Banner
      key={messages.join('\n')}
      tone="danger"
      onDismiss={onDismiss}
      dismissLabel="Dismiss"
      actions={
        retry && (
          <Button size="sm" onClick={retry.onPress}>
            {retry.label}
          </Button>
        )
      }
    >
      <ErrorMessages heading={heading} messages={messages} />
    </Banner>
  </div>
)
