import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const VersionsPage = () => <AwaitedExcelPage path="/excel/versions" title="Versions" />
