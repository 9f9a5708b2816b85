import { type DatabaseExplanation, databaseMessages } from '@tributary/sdk/database'
import { useEffect, useRef } from 'react'
import { Banner } from '../primitives/Banner/Banner.tsx'
import * as css from './DatabasePage.css.ts'

/** What saving or synchronising came to: a sentence, why it failed, or which field is missing. */
export type DatabaseOutcome =
  | { kind: 'done'; sentence: string }
  | { kind: 'failed'; explanation: DatabaseExplanation }
  | { kind: 'invalid'; sentence: string }

export type DatabaseBannerProps = { outcome: DatabaseOutcome; onDismiss: () => void }

/** How saving or synchronising went, until it is dismissed (connectors spec 8, DBSET-15, DBSET-16, DBSET-21). */
export function DatabaseBanner({ outcome, onDismiss }: DatabaseBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button is far below where the page is narrow.
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
    <p>
      {outcome.kind === 'invalid' ? databaseMessages.validationError(outcome.sentence) : outcome.sentence}
    </p>
  )
}

/** A heading that ends in a colon runs on into what follows it. */
function Explanation({ heading, message, causes }: DatabaseExplanation) {
  const runsOn = heading.endsWith(':')
  return (
    <>
      <p>
        <strong>{heading}</strong>
        {runsOn && message && ` ${message}`}
      </p>
      {!runsOn && message && <p>{message}</p>}
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
