import type { ApiToken, Id, ScimProvisioning } from '@tributary/domain'
import {
  DataTableSkeleton,
  NewScimTokenDialog,
  ScimFailuresPanel,
  ScimMappingsPanel,
  ScimPanel,
  ScimTokenDialog,
} from '@tributary/ui'
import { useState } from 'react'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { pageHeading } from '../page/use-screen-focus.ts'
import { scimText as text } from './scim.messages.ts'
import { useNewScimToken, useScim, useScimChanges } from './use-scim.ts'

/** How the directory of an organisation provisions it. */
export function ScimSection({ organisationId }: { organisationId: Id }) {
  const { provisioning, failure } = useScim(organisationId)
  if (provisioning) return <Panels organisationId={organisationId} provisioning={provisioning} />
  return failure ? (
    <LoadFailure things={text.provisioning} {...failure} />
  ) : (
    <DataTableSkeleton label={text.loading} />
  )
}

type PanelsProps = { organisationId: Id; provisioning: ScimProvisioning }

/** What the directory did is shown once there is a token or something to show. */
function Panels({ organisationId, provisioning }: PanelsProps) {
  const { turn, revoke, busy, error } = useScimChanges(organisationId)
  const [creating, setCreating] = useState<{ replaces: ApiToken | null } | null>(null)
  const { address, tokens, failures, mappings, groups, lastRequest } = provisioning
  const isUsed = tokens.length > 0 || lastRequest !== null
  return (
    <>
      <ScimPanel
        provisioning={provisioning}
        busy={busy}
        error={error}
        onSwitch={turn}
        onCreateToken={(replaces) => setCreating({ replaces })}
        onRevoke={revoke}
      />
      {isUsed && <ScimFailuresPanel failures={failures} />}
      {isUsed && <ScimMappingsPanel mappings={mappings} count={groups} />}
      {creating && (
        <NewToken {...{ organisationId, address }} {...creating} onClose={() => setCreating(null)} />
      )}
    </>
  )
}

type NewTokenProps = { organisationId: Id; address: string; replaces: ApiToken | null; onClose: () => void }

/** Asks when the token expires, then shows it until that is closed. */
function NewToken({ organisationId, address, replaces, onClose }: NewTokenProps) {
  const { create, secret, busy, error } = useNewScimToken(organisationId, replaces)
  const dialog = { onClose, returnFocus: pageHeading }
  if (secret !== null) return <NewScimTokenDialog address={address} secret={secret} {...dialog} />
  return (
    <ScimTokenDialog replaces={replaces !== null} busy={busy} error={error} onSubmit={create} {...dialog} />
  )
}
