import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const HelperTablesPage = () => <AwaitedExcelPage path="/excel/helper-tables" title="Helper Tables" />
