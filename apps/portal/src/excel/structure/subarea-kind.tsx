import { type Id, linkIndex, type Subarea, sameId } from '@tributary/domain'
import { useStructureList } from '@tributary/react'
import { createSubarea, deleteSubarea, updateSubarea } from '@tributary/sdk'
import { sortedByName } from '@tributary/sdk/common'
import { automaticAreas, LIST_ORDER, subareaImpacts, subareasMessages } from '@tributary/sdk/excel'
import { SubareaGrid, structureCard, subareaCsv } from '@tributary/ui'
import { useCallback, useMemo, useState } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { MoveItem } from '../changes/MoveItem.tsx'
import type { MovedItem } from '../changes/move-kinds.ts'
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
  const [moving, setMoving] = useState<MovedItem | null>(null)
  const merge = useCallback(({ id, name }: Subarea) => setMoving({ kind: 'merge-subarea', id, name }), [])
  const move = useCallback(({ id, name }: Subarea) => setMoving({ kind: 'move-subarea', id, name }), [])
  const areasOf = (subareaId: Id) => {
    const links = linkIndex({ areas: areas ?? [], subareas: items })
    const subarea = links.subarea(subareaId)
    return subarea ? sortedByName(links.areasOf(subarea)) : []
  }
  return (
    <>
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
            onMerge={canDelete ? merge : undefined}
            onMove={move}
            onFocusLost={focusHeading}
          />
        )}
      </ItemCards>
      {moving && (
        <MoveItem
          organisationId={organisation.id}
          item={moving}
          {...(moving.kind === 'move-subarea'
            ? { targets: areas ?? [], from: areasOf(moving.id) }
            : { targets: items.filter(({ id }) => !sameId(id, moving.id)) })}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  )
}
