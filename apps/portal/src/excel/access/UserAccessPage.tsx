import { type AccessStructure, type AccessUser, sameId } from '@tributary/domain'
import { questionMessages } from '@tributary/sdk/access'
import { accessMessages, excelMessages, personAccess } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import { AccessChooser, ButtonLink, EmptyState, PersonAccessView, type ReportOrigin } from '@tributary/ui'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { whyPath } from '../../access/access-paths.ts'
import { useQueryString } from '../../page/use-address.ts'
import { disambiguateNames } from '../linker/disambiguate-names.ts'
import { AccessPage } from './AccessPage.tsx'
import { accessText } from './access.messages.ts'
import { personAddress, personIn, personPage, reasonAddress } from './access-address.ts'

/** Shows what a user sees in Excel, and through which group or link. */
export const UserAccessPage = () => (
  <AccessPage path={personPage} title={accessMessages.byPerson}>
    {(structure, origin) => <PersonChooser structure={structure} origin={origin} />}
  </AccessPage>
)

type ChooserProps = { structure: AccessStructure; origin: ReportOrigin }

/** The organisation's users, and everything that the chosen one sees. */
function PersonChooser({ structure, origin }: ChooserProps) {
  const [, navigate] = useLocation()
  const id = personIn(useQueryString())
  const items = useMemo(() => disambiguateNames(structure.users.map(itemOf)), [structure.users])
  const user = id === null ? undefined : structure.users.find((one) => sameId(one.id, id))
  return (
    <AccessChooser
      side={{
        heading: accessText.person,
        searchLabel: accessText.searchPeople,
        none: excelMessages.none.users,
        items,
        chosen: user?.id ?? null,
        onChoose: (chosen) => navigate(personAddress(chosen), { replace: true }),
      }}
    >
      {user ? (
        <Person key={user.id} user={user} structure={structure} origin={origin} />
      ) : (
        <EmptyState title={id === null ? accessMessages.choosePerson : accessMessages.missingUser} />
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
      actions={
        <ButtonLink href={whyPath({ person: String(user.id), target: null })}>
          {questionMessages.why}
        </ButtonLink>
      }
      ways={
        <ButtonLink href={`/excel/security/user-security-groups?edit=${encodeURIComponent(String(user.id))}`}>
          {accessText.assignSecurityGroups}
        </ButtonLink>
      }
    />
  )
}
