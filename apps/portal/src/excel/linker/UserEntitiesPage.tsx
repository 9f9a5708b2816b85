import { LinkingPage } from './LinkingPage.tsx'
import { userEntities } from './user-entities.ts'

export const UserEntitiesPage = () => <LinkingPage kind={userEntities} />
