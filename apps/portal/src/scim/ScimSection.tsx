import type { ApiToken, Id, OrganisationProvider, ScimProvisioning } from '@tributary/domain'
import { scimTokenName } from '@tributary/sdk/tokens'
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
import { useClient } from '../session/use-client.ts'
import { scimText as text } from './scim.messages.ts'
import { useNewScimToken, useScim, useScimChanges } from './use-scim.ts'

type ScimSectionProps = {
  organisationId: Id
  /** The sign-in providers, after which new tokens are named. */
  providers: readonly OrganisationProvider[]
}

/** How the directory of an organisation provisions it. */
export function ScimSection({ organisationId, providers }: ScimSectionProps) {
  const { provisioning, failure } = useScim(organisationId)
  if (provisioning) return <Panels {...{ organisationId, providers, provisioning }} />
  return failure ? (
    <LoadFailure things={text.provisioning} {...failure} />
  ) : (
    <DataTableSkeleton label={text.loading} />
  )
}

type PanelsProps = ScimSectionProps & { provisioning: ScimProvisioning }

/** What the directory did is shown once there is a token or something to show. */
function Panels({ organisationId, providers, provisioning }: PanelsProps) {
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
        <NewToken
          {...{ organisationId, address, providers, tokens }}
          {...creating}
          onClose={() => setCreating(null)}
        />
      )}
    </>
  )
}

type NewTokenProps = ScimSectionProps &
  Pick<ScimProvisioning, 'address' | 'tokens'> & { replaces: ApiToken | null; onClose: () => void }

/** Asks for the name and the expiry of the token, then shows it until that is closed. */
function NewToken({ organisationId, address, providers, tokens, replaces, onClose }: NewTokenProps) {
  const client = useClient()
  const { create, secret, busy, error } = useNewScimToken(organisationId, replaces)
  const dialog = { onClose, returnFocus: pageHeading }
  if (secret !== null) return <NewScimTokenDialog address={address} secret={secret} {...dialog} />
  return (
    <ScimTokenDialog
      replaces={replaces !== null}
      proposedName={scimTokenName({ providers, tokens, now: client.now() })}
      busy={busy}
      error={error}
      onSubmit={create}
      {...dialog}
    />
  )
}
