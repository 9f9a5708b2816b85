import type { LinkedIdentity } from '@tributary/domain'
import { securityMessages } from '@tributary/sdk/session'
import { useRef } from 'react'
import * as css from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { LinkedIdentityList } from './LinkedIdentityList.tsx'

const { identities: words } = securityMessages

export type LinkedIdentitiesPanelProps = {
  /** The linked identities of the user. */
  identities: readonly LinkedIdentity[]
  /** Called to remove an identity, after the confirmation. */
  onRemove: (identity: LinkedIdentity) => void
}

/** The section with the user's linked identities. */
export function LinkedIdentitiesPanel({ identities, onRemove }: LinkedIdentitiesPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Panel heading={words.heading} count={identities.length} headingRef={heading}>
      <LinkedIdentityList
        identities={identities}
        removalMeans={words.removalMeans}
        onRemove={onRemove}
        heir={() => heading.current}
      />
      <div className={identities.length > 0 ? css.footer : css.padded}>
        <p className={css.support}>{identities.length > 0 ? words.onChange : words.none}</p>
      </div>
    </Panel>
  )
}
