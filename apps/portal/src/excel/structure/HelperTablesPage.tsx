import { AddButton } from '@tributary/ui'
import { ExcelListPage } from '../ExcelListPage.tsx'
import { useExcelList } from '../use-excel-list.ts'
import { HelperTables } from './HelperTables.tsx'
import { useFormAddress } from './use-form-address.ts'

/** The helper tables of the organisation (connectors spec 2.5). */
export function HelperTablesPage() {
  const list = useExcelList('helperTables')
  const { openNew } = useFormAddress()
  return (
    <ExcelListPage
      path="/excel/helper-tables"
      title="Helper Tables"
      list={list}
      actions={<AddButton onClick={() => openNew()}>Add Helper Table(s)</AddButton>}
    >
      {({ organisation, ...ready }) => (
        <HelperTables key={String(organisation.id)} organisation={organisation} {...ready} />
      )}
    </ExcelListPage>
  )
}
