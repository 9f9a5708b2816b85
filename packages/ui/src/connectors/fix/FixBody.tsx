import { typeNameOf } from '@tributary/domain'
import { explainLeftOut, type FixCase } from '@tributary/sdk/connectors'
import { Text } from '../../layout/Text.tsx'
import { LoadError } from '../../patterns/errors/LoadError.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Spinner } from '../../primitives/Loading/Spinner.tsx'
import { FixForm } from './FixForm.tsx'
import { FixPrice } from './FixPrice.tsx'
import { type Broken, FixReport, TechnicalDetail } from './FixReport.tsx'
import * as css from './FixSheet.css.ts'
import { FixSteps } from './FixSteps.tsx'
import { fixText } from './fix.messages.ts'
import { adviceOf } from './fix-advice.ts'
import type { FixSheetProps, FixSubject } from './fix-sheet-props.ts'

type FixBodyProps = FixSheetProps & {
  found: FixCase | null
  form: string
  now: Date
  busy: boolean
  onDirty: (dirty: boolean) => void
}

/** The content of the sheet: why and what to do, or why there is nothing to do. */
export function FixBody(props: FixBodyProps) {
  const { subject, found, failure } = props
  if (!subject || !found) return <Waiting failure={failure} />
  if (found.state !== 'broken') return <Nothing {...props} subject={subject} state={found.state} />
  return (
    <>
      <FixReport broken={found} />
      <WhatToDo {...props} subject={subject} broken={found} />
      <TechnicalDetail connector={subject.connector} />
    </>
  )
}

const Waiting = ({ failure }: { failure: FixSheetProps['failure'] }) => (
  <section className={css.section}>
    {failure ? <LoadError {...failure} /> : <Spinner label={fixText.loading} />}
  </section>
)

type NothingProps = FixBodyProps & { subject: FixSubject; state: Exclude<FixCase['state'], 'broken'> }

/** Nothing has to be fixed, or not any more. Tables that were left out are still named. */
function Nothing({ subject: { connector, type }, viewer, now, state, progress, ask }: NothingProps) {
  const leftOut =
    state === 'works' ? explainLeftOut({ connector, type: typeNameOf(type), viewer, now }) : null
  return (
    <section className={css.section}>
      {progress && <FixSteps progress={progress} />}
      <div role="status">
        <Text as="p" fontWeight="medium">
          {fixText[state]}
        </Text>
        {leftOut && (
          <Text as="p" color="secondary">
            {[leftOut.sentence, leftOut.advice].filter(Boolean).join(' ')}
          </Text>
        )}
      </div>
      {state === 'off' && ask}
    </section>
  )
}

type WhatToDoProps = FixBodyProps & { subject: FixSubject; broken: Broken }

function WhatToDo({ subject, broken, form, onFix, ...props }: WhatToDoProps) {
  const { remedy } = broken
  const { progress } = props
  return (
    <section className={css.section}>
      <h3>{fixText.whatToDo}</h3>
      {remedy.kind === 'fields' ? (
        <FixForm {...subject} {...props} id={form} properties={remedy.properties} onSubmit={onFix} />
      ) : (
        <Text as="p" textWrap="pretty">
          {adviceOf(broken)}
        </Text>
      )}
      {props.ask}
      <FixPrice subject={subject} now={props.now} />
      <div aria-live="polite">
        {progress && remedy.kind === 'fields' && <FixSteps progress={progress} />}
        {progress?.error && remedy.kind !== 'fields' && <Banner tone="danger">{progress.error}</Banner>}
      </div>
    </section>
  )
}
