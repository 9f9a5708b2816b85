import { areaLinks } from './area-links.ts'
import { LinkingPage } from './LinkingPage.tsx'
import { userEntities } from './user-entities.ts'
import { userGroups } from './user-groups.ts'
import { userHelperTables } from './user-helper-tables.ts'

export const AreaLinksPage = () => <LinkingPage kind={areaLinks} />
export const UserEntitiesPage = () => <LinkingPage kind={userEntities} />
export const UserGroupsPage = () => <LinkingPage kind={userGroups} />
export const UserHelperTablesPage = () => <LinkingPage kind={userHelperTables} />
