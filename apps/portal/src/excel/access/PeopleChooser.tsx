import { type AccessStructure, type AccessUser, sameId } from '@tributary/domain'
import { accessMessages, excelMessages, personAccess } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import { AccessChooser, ButtonLink, EmptyState, PersonAccessView, type ReportOrigin } from '@tributary/ui'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'
import { toldApart } from '../linker/told-apart.ts'
import { personAddress, personIn, reasonAddress } from './access-address.ts'

type ChooserProps = { structure: AccessStructure; origin: ReportOrigin }

/** One of the organisation's people, and everything they see. */
export function PeopleChooser({ structure, origin }: ChooserProps) {
  const [, navigate] = useLocation()
  const asked = personIn(useQueryString())
  const items = useMemo(() => toldApart(structure.users.map(itemOf)), [structure.users])
  const user = asked === null ? undefined : structure.users.find(({ id }) => sameId(id, asked))
  return (
    <AccessChooser
      side={{
        heading: 'Person',
        searchLabel: 'Search people',
        none: excelMessages.none.users,
        items,
        chosen: user?.id ?? null,
        onChoose: (id) => navigate(personAddress(id), { replace: true }),
      }}
    >
      {user ? (
        <Person key={user.id} user={user} structure={structure} origin={origin} />
      ) : (
        <EmptyState title={asked === null ? accessMessages.choosePerson : accessMessages.goneUser} />
      )}
    </AccessChooser>
  )
}

const itemOf = (user: AccessUser) => ({
  id: user.id,
  name: userName(user),
  detail: user.emailAddress,
  status: user.status,
})

function Person({ user, structure, origin }: ChooserProps & { user: AccessUser }) {
  const access = useMemo(() => personAccess(user, structure), [user, structure])
  return (
    <PersonAccessView
      name={userName(user)}
      access={access}
      origin={origin}
      linkTo={(reason) => reasonAddress(reason, user.id)}
      ways={
        <ButtonLink href={`/excel/security/user-security-groups?edit=${encodeURIComponent(String(user.id))}`}>
          Assign security groups
        </ButtonLink>
      }
    />
  )
}
