import { AddButton } from '@tributary/ui'
import { ExcelListPage } from '../ExcelListPage.tsx'
import { useExcelList } from '../use-excel-list.ts'
import { useFormAddress } from './use-form-address.ts'
import { Versions } from './Versions.tsx'

/** The versions of the organisation and their milestones (connectors spec 2.4). */
export function VersionsPage() {
  const list = useExcelList('versions')
  const { openNew } = useFormAddress()
  return (
    <ExcelListPage
      path="/excel/versions"
      title="Versions"
      list={list}
      actions={<AddButton onClick={() => openNew()}>Add new Version</AddButton>}
    >
      {({ organisation, ...ready }) => (
        <Versions key={String(organisation.id)} organisation={organisation} {...ready} />
      )}
    </ExcelListPage>
  )
}
