import type { Id, SessionUser } from '@tributary/domain'
import { FixSheet } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { useReconnect } from '../authorise/use-reconnect.tsx'
import { databaseCredentials } from '../connector-paths.ts'
import { AskToReconnect } from '../reconnect/AskToReconnect.tsx'
import { useFixAddress } from './fix-address.ts'
import { useFix } from './use-fix.ts'
import { useFixSubject } from './use-fix-subject.ts'

/** The sheet of the connector that the address names, over any page with connectors. */
export function FixFromAddress() {
  const viewer = useAtomValue(userAtom)
  const { selected } = useOrganisations()
  const { id, close } = useFixAddress()
  if (!viewer || !selected || id === null) return null
  const key = `${selected.id} ${id}`
  return <Sheet key={key} id={id} organisationId={selected.id} viewer={viewer} onClose={close} />
}

type SheetProps = { id: Id; organisationId: Id; viewer: SessionUser; onClose: () => void }

function Sheet({ id, organisationId, viewer, onClose }: SheetProps) {
  const { subject, connectorType, failure } = useFixSubject(organisationId, id)
  const { progress, refusals, fix, retry } = useFix({ organisationId, id, subject, connectorType, viewer })
  const { reconnect, busy, step } = useReconnect(connectorType ? [connectorType] : [])
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  return (
    <>
      <FixSheet
        subject={subject}
        failure={failure}
        viewer={viewer}
        progress={progress}
        refusals={refusals}
        busy={busy}
        credentialsHref={databaseCredentials}
        onFix={fix}
        onRetry={retry}
        onReconnect={() => connectorType && reconnect({ id, type: connectorType.type })}
        ask={subject && <AskToReconnect connector={subject.connector} connectorType={connectorType} />}
        onDirty={setDirty}
        onClose={onClose}
        returnFocus={pageHeading}
      />
      {step}
    </>
  )
}
