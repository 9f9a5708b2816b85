import { LinkingPage } from './linking/LinkingPage.tsx'
import { userHelperTables } from './linking/user-helper-tables.ts'

export const UserHelperTablesPage = () => <LinkingPage kind={userHelperTables} />
