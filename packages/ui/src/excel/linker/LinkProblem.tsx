import type { BannerText } from '@tributary/sdk/excel'
import { ErrorMessages } from '../../patterns/errors/ErrorList.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './LinkProblem.css.ts'
import { linkerText } from './linker.messages.ts'

export type LinkProblemProps = BannerText & {
  /** Retries only what failed. The label is e.g. "Retry 7 failed". */
  retry?: { label: string; onPress: () => void } | undefined
  /** Called when the user closes the problem. */
  onDismiss: () => void
}

/**
 * Above a linker: the items that could not be linked, with a button to retry only those. Changed text is announced
 * again.
 */
export const LinkProblem = ({ heading, messages, retry, onDismiss }: LinkProblemProps) => (
  <div className={css.above}>
    <Banner
      key={messages.join('\n')}
      tone="danger"
      onDismiss={onDismiss}
      dismissLabel={linkerText.dismiss}
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
