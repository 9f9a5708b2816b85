import type { StructureState } from '@tributary/domain'
import { databaseMessages, isStructureOutdated, structureSentence } from '@tributary/sdk/database'
import { RefreshCw } from 'lucide-react'
import { Stack } from '../layout/Stack.tsx'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { PassFocus } from '../patterns/PassFocus.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { DatabaseBanner, type DatabaseOutcome } from './DatabaseBanner.tsx'
import * as css from './StructureNotice.css.ts'

export type StructureNoticeProps = {
  /** Whether the structure in the database is current. */
  state: StructureState
  /** True if the user may synchronise. */
  canSynchronise: boolean
  /** The address of the database settings. */
  settingsHref: string
  /** True while the synchronisation runs. */
  busy: boolean
  /** The result of the last synchronisation from here, until it is dismissed. */
  outcome: DatabaseOutcome | null
  /** Called when the user starts the synchronisation. */
  onSynchronise: () => void
  /** Called when the user closes the notice. */
  onDismiss: () => void
  /** Called when the focused element disappears. */
  onFocusLost: () => void
}

/** Shown on structure pages while the tables are out of date, with a button that updates them. */
export function StructureNotice(props: StructureNoticeProps) {
  const { state, canSynchronise, outcome, onDismiss, onFocusLost } = props
  const outdated = isStructureOutdated(state)
  if (!outdated && !outcome) return null
  return (
    <Stack gap={3} className={css.notice}>
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
    </Stack>
  )
}

/** The surrounding clock renders only this text again. */
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
      writes
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
