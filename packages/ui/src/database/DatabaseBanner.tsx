import { type DatabaseExplanation, databaseMessages } from '@tributary/sdk/database'
import { useEffect, useRef } from 'react'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { sentence } from '../theme/text.css.ts'
import * as css from './DatabasePage.css.ts'

/** The result of saving or synchronising: a message, the reason of a failure, or the missing field. */
export type DatabaseOutcome =
  | { kind: 'done'; sentence: string }
  | { kind: 'failed'; explanation: DatabaseExplanation }
  | { kind: 'invalid'; sentence: string }

export type DatabaseBannerProps = {
  /** The result of the last action. */
  outcome: DatabaseOutcome
  /** Called when the user closes the banner. */
  onDismiss: () => void
}

/** The result of saving or synchronising, until it is dismissed. */
export function DatabaseBanner({ outcome, onDismiss }: DatabaseBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  // Scrolls into view, because the button may be far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome is another occasion
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={place} className={css.inSight}>
      <Banner
        tone={outcome.kind === 'done' ? 'success' : 'danger'}
        onDismiss={onDismiss}
        dismissLabel={databaseMessages.dismiss}
      >
        <Words outcome={outcome} />
      </Banner>
    </div>
  )
}

function Words({ outcome }: { outcome: DatabaseOutcome }) {
  if (outcome.kind === 'failed') return <Explanation {...outcome.explanation} />
  return (
    <p className={sentence}>
      {outcome.kind === 'invalid' ? databaseMessages.validationError(outcome.sentence) : outcome.sentence}
    </p>
  )
}

/** A heading that ends in a colon continues on the same line. */
function Explanation({ heading, message, causes }: DatabaseExplanation) {
  const runsOn = heading.endsWith(':')
  return (
    <>
      <p>
        <strong>{heading}</strong>
        {runsOn && message && (
          <>
            {' '}
            <span className={sentence}>{message}</span>
          </>
        )}
      </p>
      {!runsOn && message && <p className={sentence}>{message}</p>}
      {causes && (
        <>
          <p>{databaseMessages.causesHeading}</p>
          <ul>
            {causes.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
