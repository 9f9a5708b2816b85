import { type HelperTable, helperTableNameError, inputTableName } from '@tributary/domain'
import { createHelperTable, deleteHelperTable, Refusal, updateHelperTable } from '@tributary/sdk'
import { helperTableImpacts } from '@tributary/sdk/excel'
import { HelperTableTable, rowElement } from '@tributary/ui'
import { useLineageHref } from '../../lineage/use-lineage-href.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { structureText } from './structure.messages.ts'
import type { ItemListProps, PageKind } from './structure-kind.ts'
import { structurePage } from './structure-page.tsx'

const helperTableKind: PageKind<'helperTables'> = {
  list: 'helperTables',
  noun: 'helper table',
  path: '/excel/helper-tables',
  get title() {
    return structureText.helperTables
  },
  get addButton() {
    return structureText.addHelperTableS
  },
  titles: {
    get add() {
      return structureText.addHelperTableS
    },
    get edit() {
      return structureText.editHelperTable
    },
  },
  addDialog: { form: 'lines', refusalOf: helperTableNameError },
  statusField: 'radios',
  look: 'table',
  deleteAbility: 'excel.delete-structure',
  refusalIn: 'toast',
  create: async (client, name, organisationId) => {
    const refusal = helperTableNameError(name)
    if (refusal) throw new Refusal(refusal)
    return createHelperTable(client, { body: { name, organisationId, inputTableName: inputTableName(name) } })
  },
  /** The table name stays, as workbooks and queries use it (HELPER-10). */
  update: (client, { id, inputTableName }, change) =>
    updateHelperTable(client, { params: { id }, body: { ...change, inputTableName } }),
  remove: (client, { id }) => deleteHelperTable(client, { params: { id } }),
  impacts: { needs: ['users'], of: (table, { users }) => helperTableImpacts(table, users) },
  elementOf: ({ id }) => rowElement(id),
  List: HelperTables,
}

export const HelperTablesPage = structurePage(helperTableKind)

function HelperTables({ organisation, items, canDelete, onEdit, onDelete }: ItemListProps<HelperTable>) {
  const lineageHrefOf = useLineageHref('helper-table')
  return (
    <HelperTableTable
      {...{ tables: items, onEdit, lineageHrefOf }}
      {...(canDelete && { onDelete })}
      onFocusLost={focusHeading}
      csv={{ organisation: organisation.companyName }}
    />
  )
}
