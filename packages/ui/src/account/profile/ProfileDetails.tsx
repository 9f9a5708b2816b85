import type { ReactNode } from 'react'
import { Text } from '../../layout/Text.tsx'
import * as panel from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Breakable } from '../../primitives/Breakable.tsx'
import * as css from './ProfileDetails.css.ts'
import { profileText } from './profile.messages.ts'

export type ProfileDetailsProps = {
  /** The name and the address of the signed-in user. */
  person: { email: string; firstName: string; lastName: string }
}

/** The user's name, address and role. */
export function ProfileDetails({ person }: ProfileDetailsProps) {
  return (
    <Panel heading={profileText.yourDetails}>
      <div className={`${panel.padded} ${css.details}`}>
        <Avatar person={person} size={48} />
        <dl className={css.facts}>
          <Fact term={profileText.email}>
            <bdi>
              <Breakable>{person.email}</Breakable>
            </bdi>
          </Fact>
          <Fact term={profileText.firstName}>{person.firstName}</Fact>
          <Fact term={profileText.lastName}>{person.lastName}</Fact>
        </dl>
      </div>
    </Panel>
  )
}

/** A missing value shows as an em dash. */
const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <Text as="dt" color="secondary">
      {term}
    </Text>
    <Text as="dd" minWidth={0} overflowWrap="anywhere">
      {children || '—'}
    </Text>
  </>
)
