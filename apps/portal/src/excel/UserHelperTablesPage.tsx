import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const UserHelperTablesPage = () => (
  <AwaitedExcelPage path="/excel/security/user-helper-tables" title="Assign Users to Helper Tables" />
)
