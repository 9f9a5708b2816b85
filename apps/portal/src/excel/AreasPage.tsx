import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const AreasPage = () => <AwaitedExcelPage path="/excel/areas" title="Areas" />
