import { AwaitedExcelPage } from '../excel/AwaitedExcelPage.tsx'

/** The organisation's database, with the guide to the Excel connector (connectors spec 2.11). */
export const databaseSettingsPage = (path: string, title: string) =>
  function DatabaseSettingsPage() {
    return <AwaitedExcelPage path={path} title={title} />
  }
