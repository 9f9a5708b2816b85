import type { LinkedIdentity } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/session'
import { usersMessages } from '@tributary/sdk/users'
import { useRef } from 'react'
import { LinkedIdentityList } from '../account/profile/LinkedIdentityList.tsx'
import { support } from '../patterns/Panel.css.ts'
import * as css from './UserDialog.css.ts'

export type UserIdentitiesProps = {
  /** The linked identities of the user. */
  identities: readonly LinkedIdentity[]
  /** Called to remove an identity, after the confirmation. Without it, the list is read-only. */
  onRemove?: ((identity: LinkedIdentity) => void) | undefined
}

/** The section of the user form with the user's linked identities. */
export function UserIdentities({ identities, onRemove }: UserIdentitiesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>
        <h3 ref={heading} tabIndex={-1} className={css.heading}>
          {securityMessages.identities.heading}
        </h3>
      </legend>
      {identities.length === 0 ? (
        <p className={support}>{usersMessages.noIdentities}</p>
      ) : (
        <div className={css.rows}>
          <LinkedIdentityList
            identities={identities}
            removalMeans={usersMessages.identityRemoval}
            {...(onRemove && { onRemove })}
            heir={() => heading.current}
          />
        </div>
      )}
    </fieldset>
  )
}
