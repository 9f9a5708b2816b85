import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const UserAccessPage = () => <AwaitedExcelPage path="/excel/security/access" title="Who sees what" />
