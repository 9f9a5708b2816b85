import {
  CreateTokenDialog,
  NewTokenDialog,
  OwnTokensFailure,
  OwnTokensPanel,
  OwnTokensSkeleton,
} from '@tributary/ui'
import { useState } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { useCreateOwnToken, useOwnTokens } from './use-own-tokens.ts'

/** The API tokens of the user, or why they could not be loaded. */
export function OwnTokens() {
  const { tokens, revoke, loaded } = useOwnTokens()
  const { organisations = [] } = useOrganisations()
  const creation = useCreateOwnToken()
  const [dirty, setDirty] = useState(false)
  useUnsaved(creation.asking && dirty)
  const failure = firstFailure(loaded)
  if (!tokens) return failure ? <OwnTokensFailure {...failure} /> : <OwnTokensSkeleton />
  return (
    <>
      <OwnTokensPanel tokens={tokens} onCreate={creation.begin} onRevoke={revoke} />
      {creation.asking && (
        <CreateTokenDialog
          account={null}
          organisations={organisations.map(({ id, companyName }) => ({ id, name: companyName }))}
          busy={creation.busy}
          error={creation.error}
          onDirty={setDirty}
          onSubmit={creation.submit}
          onClose={creation.close}
        />
      )}
      {creation.created && (
        <NewTokenDialog {...creation.created} portal={location.origin} onClose={creation.forget} />
      )}
    </>
  )
}
