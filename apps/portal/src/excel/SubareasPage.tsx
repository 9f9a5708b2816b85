import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const SubareasPage = () => <AwaitedExcelPage path="/excel/subareas" title="Sub-areas" />
