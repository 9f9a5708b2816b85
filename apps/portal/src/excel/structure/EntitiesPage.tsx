import { structureMessages } from '@tributary/sdk/excel'
import { AddButton } from '@tributary/ui'
import { ExcelListPage } from '../ExcelListPage.tsx'
import { useExcelList } from '../use-excel-list.ts'
import { Entities } from './Entities.tsx'
import { useFormAddress } from './use-form-address.ts'

/** The entities of the organisation the heading names (connectors spec 2.1, requirement ENT-01). */
export function EntitiesPage() {
  const list = useExcelList('entities')
  const { openNew } = useFormAddress()
  return (
    <ExcelListPage
      path="/excel/security/entities"
      title="Entities"
      heading={list.organisation?.companyName}
      list={list}
      summary={structureMessages.entitiesSummary}
      actions={<AddButton onClick={() => openNew()}>add new entity</AddButton>}
    >
      {({ organisation, ...ready }) => (
        <Entities key={String(organisation.id)} organisation={organisation} {...ready} />
      )}
    </ExcelListPage>
  )
}
