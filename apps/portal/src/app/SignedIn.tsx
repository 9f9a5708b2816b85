import { createQueryClient, TributaryProvider } from '@tributary/react'
import { ClockProvider, ViewOnly } from '@tributary/ui'
import { useState } from 'react'
import { RecordedExports } from '../audit/RecordedExports.tsx'
import { useOutdated } from '../data/use-outdated.ts'
import { createPortalClock } from '../page/portal-clock.ts'
import { UnsavedChanges } from '../page/UnsavedChanges.tsx'
import { useStepUp } from '../session/step-up.ts'
import { useClient } from '../session/use-client.ts'
import { useReadOnly } from '../session/use-read-only.ts'
import { LostSession } from './LostSession.tsx'
import { PortalShell } from './PortalShell.tsx'
import { PortalToasts } from './PortalToasts.tsx'
import { StepUp } from './StepUp.tsx'
import { useIdleLoad } from './use-idle-load.ts'
import { ViewedUser } from './ViewedUser.tsx'

/** Everything that needs a session. Unmounting it drops the cached data of the user (SHELL-40). */
export function SignedIn() {
  useStepUp()
  const client = useClient()
  const readOnly = useReadOnly()
  const [queries] = useState(createQueryClient)
  useOutdated(queries)
  useIdleLoad()
  const [clock] = useState(() => createPortalClock(client.now))
  return (
    <TributaryProvider client={client} queryClient={queries}>
      <ClockProvider clock={clock}>
        <PortalToasts>
          <ViewOnly reason={readOnly}>
            <RecordedExports>
              <PortalShell />
            </RecordedExports>
          </ViewOnly>
          <ViewedUser />
          <StepUp />
          <LostSession />
          <UnsavedChanges />
        </PortalToasts>
      </ClockProvider>
    </TributaryProvider>
  )
}
