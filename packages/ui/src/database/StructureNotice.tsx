import type { StructureState } from '@tributary/domain'
import { databaseMessages, isStructureOutdated, structureSentence } from '@tributary/sdk/database'
import { RefreshCw } from 'lucide-react'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { PassFocus } from '../patterns/PassFocus.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { DatabaseBanner, type DatabaseOutcome } from './DatabaseBanner.tsx'
import * as css from './StructureNotice.css.ts'

export type StructureNoticeProps = {
  state: StructureState
  /** Whether this person may synchronise. */
  canSynchronise: boolean
  /** Where a database is entered. */
  settingsHref: string
  busy: boolean
  /** What the last synchronisation from here came to, until it is dismissed. */
  outcome: DatabaseOutcome | null
  onSynchronise: () => void
  onDismiss: () => void
  /** Who gets the focus when what had it is gone. */
  onFocusLost: () => void
}

/** Tells where the structure is changed that its tables do not hold it yet, with one press to write them. */
export function StructureNotice(props: StructureNoticeProps) {
  const { state, canSynchronise, outcome, onDismiss, onFocusLost } = props
  const outdated = isStructureOutdated(state)
  if (!outdated && !outcome) return null
  return (
    <div className={css.notice}>
      {outcome && (
        <PassFocus to={onFocusLost}>
          <DatabaseBanner outcome={outcome} onDismiss={onDismiss} />
        </PassFocus>
      )}
      {outdated && (
        <PassFocus to={onFocusLost}>
          <Banner tone="warning" actions={canSynchronise && <Remedy {...props} />}>
            <Sentence state={state} canSynchronise={canSynchronise} />
            {!canSynchronise && <p>{databaseMessages.askAdministrator}</p>}
          </Banner>
        </PassFocus>
      )}
    </div>
  )
}

/** Kept right by the clock around it; only these words redraw. */
function Sentence({ state, canSynchronise }: Pick<StructureNoticeProps, 'state' | 'canSynchronise'>) {
  return <p>{useMoment((now) => structureSentence(state, now, canSynchronise))}</p>
}

function Remedy({ state, settingsHref, busy, onSynchronise }: StructureNoticeProps) {
  if (!state.credentialsSet)
    return (
      <ButtonLink size="sm" href={settingsHref}>
        {databaseMessages.setUp}
      </ButtonLink>
    )
  return (
    <Button
      size="sm"
      icon={RefreshCw}
      loading={busy}
      loadingLabel={databaseMessages.synchronising}
      onClick={onSynchronise}
    >
      {databaseMessages.synchronise}
    </Button>
  )
}
