import type { StructureState } from '@tributary/domain'
import { databaseMessages, structureSentence } from '@tributary/sdk/database'
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { support } from '../patterns/Panel.css.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ownElement } from '../theme/own-element.css.ts'
import * as css from './DatabasePage.css.ts'

export type SynchronisationPanelProps = {
  /** Whether the tables are up to date. Undefined while unknown. */
  state: StructureState | undefined
  /** True while the synchronisation runs. */
  busy: boolean
  /** Called when the user starts the synchronisation. */
  onSynchronise: () => void
}

const { synchronisation: words } = databaseMessages

/** Writes the structure to the stored database, and shows when that was last done. */
export function SynchronisationPanel({ state, busy, onSynchronise }: SynchronisationPanelProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.synchronisation}>
        <div>
          <h2 className={ownElement} id={id}>
            {words.heading}
          </h2>
          <p className={support}>{words.summary}</p>
          {state && <Last state={state} />}
        </div>
        <Button writes icon={RefreshCw} loading={busy} loadingLabel={words.busy} onClick={onSynchronise}>
          {words.action}
        </Button>
      </div>
    </section>
  )
}

/** The surrounding clock renders only this text again. */
function Last({ state }: { state: StructureState }) {
  return <p className={support}>{useMoment((now) => structureSentence(state, now))}</p>
}
