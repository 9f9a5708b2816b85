import type { Subarea } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import { createSubarea, deleteSubarea, updateSubarea } from '@tributary/sdk'
import { automaticAreas, LIST_ORDER, subareaImpacts, subareasMessages } from '@tributary/sdk/excel'
import { SubareaGrid, structureCard, subareaCsv } from '@tributary/ui'
import { useMemo } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { ItemCards } from './ItemCards.tsx'
import type { ItemListProps, PageKind } from './structure-kind.ts'
import { structurePage } from './structure-page.tsx'

const subareaKind: PageKind<'subareas'> = {
  list: 'subareas',
  // Each sub-area is linked to every automatic area, so the cards need both lists.
  waitsFor: 'areas',
  noun: 'sub-area',
  path: '/excel/subareas',
  get title() {
    return subareasMessages.title
  },
  get summary() {
    return subareasMessages.summary
  },
  get addButton() {
    return subareasMessages.add
  },
  titles: {
    get add() {
      return subareasMessages.add
    },
    get edit() {
      return subareasMessages.edit
    },
  },
  addDialog: { form: 'rows' },
  statusField: 'select',
  look: 'cards',
  deleteAbility: 'excel.delete-areas',
  refusalIn: 'banner',
  create: (client, name, organisationId) =>
    createSubarea(client, { body: { name, organisationId, listOrder: LIST_ORDER } }),
  update: (client, { id }, change) =>
    updateSubarea(client, { params: { id }, body: { ...change, listOrder: LIST_ORDER } }),
  remove: (client, { id }) => deleteSubarea(client, { params: { id } }),
  impacts: {
    needs: ['areas', 'subareas', 'groups', 'users'],
    of: subareaImpacts,
    get sentence() {
      return subareasMessages.deletionMeans
    },
  },
  elementOf: ({ id }) => structureCard(id),
  List: SubareaCards,
}

export const SubareasPage = structurePage(subareaKind)

function SubareaCards({ organisation, items, canDelete, onEdit, onDelete }: ItemListProps<Subarea>) {
  const { data: areas } = useStructureList('areas', organisation.id)
  const automatic = useMemo(() => automaticAreas(areas ?? []), [areas])
  return (
    <ItemCards
      noun="sub-area"
      words={subareasMessages}
      items={items}
      onDelete={onDelete}
      csv={{
        columns: subareaCsv(automatic),
        subject: subareasMessages.title,
        organisation: organisation.companyName,
      }}
    >
      {(subareas, remove) => (
        <SubareaGrid
          subareas={subareas}
          automaticAreas={automatic}
          canDelete={canDelete}
          onEdit={onEdit}
          onDelete={remove}
          onFocusLost={focusHeading}
        />
      )}
    </ItemCards>
  )
}
