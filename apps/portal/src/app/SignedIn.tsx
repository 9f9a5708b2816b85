import { QueryClientProvider } from '@tanstack/react-query'
import { ClockProvider } from '@tributary/ui'
import { useState } from 'react'
import { ResumeSession } from '../account/sign-in/ResumeSession.tsx'
import { createQueryClient } from '../data/query-client.ts'
import { useOutdated } from '../data/use-outdated.ts'
import { createPortalClock } from '../page/portal-clock.ts'
import { UnsavedChanges } from '../page/UnsavedChanges.tsx'
import { useClient } from '../session/use-client.ts'
import { PortalShell } from './PortalShell.tsx'
import { PortalToasts } from './PortalToasts.tsx'

/** Everything that needs a session. Unmounting it drops the cached data of the user (SHELL-40). */
export function SignedIn() {
  const client = useClient()
  const [queries] = useState(createQueryClient)
  useOutdated(queries)
  const [clock] = useState(() => createPortalClock(client.now))
  return (
    <QueryClientProvider client={queries}>
      <ClockProvider clock={clock}>
        <PortalToasts>
          <PortalShell />
          <ResumeSession />
          <UnsavedChanges />
        </PortalToasts>
      </ClockProvider>
    </QueryClientProvider>
  )
}
