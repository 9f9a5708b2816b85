import { LinkingPage } from './linking/LinkingPage.tsx'
import { userGroups } from './linking/user-groups.ts'

export const UserGroupsPage = () => <LinkingPage kind={userGroups} />
