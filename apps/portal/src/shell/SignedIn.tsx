import { QueryClientProvider } from '@tanstack/react-query'
import { ClockProvider } from '@tributary/ui'
import { useState } from 'react'
import { ResumeSession } from '../session/ResumeSession.tsx'
import { useClient } from '../session/use-client.ts'
import { PortalShell } from './PortalShell.tsx'
import { createPortalClock } from './portal-clock.ts'
import { createQueryClient } from './query-client.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { useOutdated } from './use-outdated.ts'

/** Everything behind sign-in. Leaving it drops whatever the server said to this person (SHELL-40). */
export function SignedIn() {
  const client = useClient()
  const [queries] = useState(createQueryClient)
  useOutdated(queries)
  const [clock] = useState(() => createPortalClock(client.now))
  return (
    <QueryClientProvider client={queries}>
      <ClockProvider clock={clock}>
        <PortalShell />
        <ResumeSession />
        <UnsavedChanges />
      </ClockProvider>
    </QueryClientProvider>
  )
}
