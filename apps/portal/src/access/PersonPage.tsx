import {
  lineageKey,
  type QuestionUser,
  type SessionUser,
  sameId,
  statusNameOf,
  type User,
} from '@tributary/domain'
import { questionMessages } from '@tributary/sdk/access'
import { timeAgo } from '@tributary/sdk/common'
import { accessMessages } from '@tributary/sdk/excel'
import { roleTitle, userName, userRights, userStatusLabel, usersMessages } from '@tributary/sdk/users'
import {
  Badge,
  Breadcrumb,
  Button,
  ButtonLink,
  DataTableSkeleton,
  EmptyState,
  PageHeader,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { NotLoadedContent } from '../excel/NotLoadedContent.tsx'
import { lineageDrawerHref } from '../lineage/lineage-address.ts'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useClient } from '../session/use-client.ts'
import { useViewAs } from '../session/use-view-as.ts'
import { accessPageText } from './access.messages.ts'
import { personPath, whyPath } from './access-paths.ts'
import { PersonEditor } from './PersonEditor.tsx'
import { type LoadedFacts, useEveryonesFacts } from './use-access-facts.ts'

/** One person of the selected organisation: everything they have access to, saved together. */
export function PersonPage({ params }: PageProps) {
  const viewer = useAtomValue(userAtom)
  return viewer && <Person viewer={viewer} userId={params.userId ?? ''} />
}

function Person({ viewer, userId }: { viewer: SessionUser; userId: string }) {
  const loaded = useEveryonesFacts()
  const user = loaded.state === 'ready' ? loaded.people.find(({ id }) => sameId(id, userId)) : undefined
  const name = user ? userName(user) : questionMessages.person
  useDocumentTitle(name, loaded.organisation?.companyName)
  if (loaded.state !== 'ready')
    return (
      <>
        <PageHeader title={name} breadcrumb={<Trail name={name} />} />
        <NotLoadedContent
          load={loaded}
          things={accessPageText.accessRights}
          skeleton={<DataTableSkeleton label={accessPageText.loading} />}
        />
      </>
    )
  if (!user)
    return (
      <>
        <PageHeader title={name} breadcrumb={<Trail name={name} />} />
        <EmptyState title={accessMessages.missingUser} />
      </>
    )
  return <Ready viewer={viewer} loaded={loaded} user={user} name={name} />
}

type ReadyProps = {
  viewer: SessionUser
  loaded: Extract<LoadedFacts, { state: 'ready' }>
  user: QuestionUser
  name: string
}

function Ready({ viewer, loaded, user, name }: ReadyProps) {
  const { busy, viewAs } = useViewAs(loaded.organisation.id)
  return (
    <>
      <PageHeader
        title={name}
        summary={<Facts user={user as User} />}
        breadcrumb={<Trail name={name} />}
        status={<Badge>{userStatusLabel(user.status)}</Badge>}
        actions={
          <>
            {userRights(viewer, user as User).viewAs && statusNameOf(user.status) === 'active' && (
              <Button loading={busy} onClick={() => viewAs(user)}>
                {usersMessages.viewAs(name)}
              </Button>
            )}
            <ButtonLink href={lineageDrawerHref(personPath(user.id), '', lineageKey('person', user.id))}>
              {accessPageText.lineage}
            </ButtonLink>
            <ButtonLink href={whyPath({ person: String(user.id), target: null })}>
              {questionMessages.whyNamed(name)}
            </ButtonLink>
          </>
        }
      />
      <PersonEditor
        key={`${loaded.organisation.id} ${user.id}`}
        loaded={loaded}
        user={user}
        name={name}
        by={userName(viewer)}
      />
    </>
  )
}

const Trail = ({ name }: { name: string }) => (
  <Breadcrumb links={[{ label: accessPageText.users, href: '/admin/security/users' }]} current={name} />
)

/** The address, the role and the last sign-in in one line. */
function Facts({ user: { emailAddress, role, lastSignedInAt } }: { user: User }) {
  const client = useClient()
  const signedIn = lastSignedInAt
    ? accessPageText.lastSignedIn(timeAgo(lastSignedInAt, client.now()))
    : accessPageText.neverSignedIn
  return (
    <>
      <bdi>{emailAddress}</bdi> · {role ? roleTitle(role) : ''} · {signedIn}
    </>
  )
}
