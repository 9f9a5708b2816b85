import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const UserGroupsPage = () => (
  <AwaitedExcelPage path="/excel/security/user-security-groups" title="Assign Users to Security Groups" />
)
