import * as panel from '../../patterns/Panel.css.ts'
import { Panel } from '../../patterns/Panel.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import * as css from './ProfileDetails.css.ts'

export type ProfileDetailsProps = { person: { email: string; firstName: string; lastName: string } }

/** Who one is here (portal spec 2.9, PROFILE-01). */
export function ProfileDetails({ person }: ProfileDetailsProps) {
  return (
    <Panel heading="Your details">
      <div className={`${panel.padded} ${css.details}`}>
        <Avatar person={person} size={48} />
        <dl className={css.facts}>
          <Fact term="Email">{person.email}</Fact>
          <Fact term="First name">{person.firstName}</Fact>
          <Fact term="Last name">{person.lastName}</Fact>
        </dl>
      </div>
    </Panel>
  )
}

/** A missing value is an em dash (design language, section 11). */
const Fact = ({ term, children }: { term: string; children: string }) => (
  <>
    <dt className={css.term}>{term}</dt>
    <dd className={css.fact}>{children || '—'}</dd>
  </>
)
