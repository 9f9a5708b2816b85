import { LinkedIdentitiesFailure, LinkedIdentitiesPanel, LinkedIdentitiesSkeleton } from '@tributary/ui'
import { firstFailure } from '../../data/first-failure.ts'
import { useAccountOptions } from '../use-account-options.ts'
import { useLinkedIdentities } from './use-linked-identities.ts'

/** The user's linked providers. Shows nothing without a linked or configured provider. */
export function LinkedIdentities() {
  const { identities, remove, loaded } = useLinkedIdentities()
  const options = useAccountOptions()
  if (identities) {
    if (identities.length === 0 && !options?.providers.length) return null
    return <LinkedIdentitiesPanel identities={identities} onRemove={remove} />
  }
  const failure = firstFailure(loaded)
  return failure ? <LinkedIdentitiesFailure {...failure} /> : <LinkedIdentitiesSkeleton />
}
