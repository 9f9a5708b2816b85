import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const GroupsPage = () => (
  <AwaitedExcelPage path="/excel/security/security-groups" title="Security Groups" />
)
