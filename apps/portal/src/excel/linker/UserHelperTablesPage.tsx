import { LinkingPage } from './LinkingPage.tsx'
import { userHelperTables } from './user-helper-tables.ts'

export const UserHelperTablesPage = () => <LinkingPage kind={userHelperTables} />
