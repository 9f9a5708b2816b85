import { LinkingPage } from './linking/LinkingPage.tsx'
import { userEntities } from './linking/user-entities.ts'

export const UserEntitiesPage = () => <LinkingPage kind={userEntities} />
