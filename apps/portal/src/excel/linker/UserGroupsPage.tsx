import { LinkingPage } from './LinkingPage.tsx'
import { userGroups } from './user-groups.ts'

export const UserGroupsPage = () => <LinkingPage kind={userGroups} />
