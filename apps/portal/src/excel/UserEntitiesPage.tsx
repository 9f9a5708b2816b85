import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const UserEntitiesPage = () => (
  <AwaitedExcelPage path="/excel/user-entities" title="Link users to entities" />
)
