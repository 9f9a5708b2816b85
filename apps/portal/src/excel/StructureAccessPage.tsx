import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const StructureAccessPage = () => (
  <AwaitedExcelPage path="/excel/security/access/structure" title="Who sees it" />
)
