import { AwaitedExcelPage } from './AwaitedExcelPage.tsx'

export const AreaLinksPage = () => (
  <AwaitedExcelPage path="/excel/subareas/link" title="Link Areas to Subareas" />
)
