import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const EntitiesPage = () => <AwaitedExcelPage path="/excel/security/entities" title="Entities" />
