import { type Area, sameId } from '@tributary/domain'
import { createArea, deleteArea, updateArea } from '@tributary/sdk'
import { areaImpacts, areasMessages, structureMessages } from '@tributary/sdk/excel'
import { AreaGrid, areaCsv, structureCard } from '@tributary/ui'
import { useCallback, useState } from 'react'
import { useLineageHref } from '../../lineage/use-lineage-href.ts'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { MoveItem } from '../changes/MoveItem.tsx'
import { PasteAreas, PasteAreasButton } from '../import/PasteAreas.tsx'
import { AreaLinks } from './AreaLinks.tsx'
import { ItemCards } from './ItemCards.tsx'
import type { ItemListProps, PageKind } from './structure-kind.ts'
import { structurePage } from './structure-page.tsx'
import { useFormAddress, useOpenedItem } from './use-form-address.ts'

const areaKind: PageKind<'areas'> = {
  list: 'areas',
  noun: 'area',
  path: '/excel/areas',
  get title() {
    return areasMessages.title
  },
  get summary() {
    return areasMessages.summary
  },
  get addButton() {
    return areasMessages.add
  },
  titles: {
    get add() {
      return areasMessages.add
    },
    get edit() {
      return areasMessages.edit
    },
  },
  MoreActions: PasteAreasButton,
  addDialog: { form: 'rows' },
  statusField: 'select',
  look: 'cards',
  deleteAbility: 'excel.delete-areas',
  refusalIn: 'banner',
  create: (client, name, organisationId) => createArea(client, { body: { name, organisationId } }),
  update: (client, { id, subareaLinkType }, change) => {
    const expected = { ...change.expected, subareaLinkType }
    return updateArea(client, { params: { id }, body: { ...change, subareaLinkType, expected } })
  },
  remove: (client, { id }) => deleteArea(client, { params: { id } }),
  impacts: {
    needs: ['areas', 'subareas', 'groups', 'users'],
    of: areaImpacts,
    get sentence() {
      return areasMessages.deletionMeans
    },
  },
  elementOf: ({ id }) => structureCard(id),
  List: AreaCards,
}

export const AreasPage = structurePage(areaKind)

/** The value of `of` in the address while the links of an area are open. */
const LINKS = 'links'

function AreaCards({ organisation, items, isReloading, canDelete, onEdit, onDelete }: ItemListProps<Area>) {
  const { opened, openEdit, close } = useFormAddress()
  const { item: area, missing } = useOpenedItem(opened?.of === LINKS ? opened.id : null, items, isReloading)
  const [merging, setMerging] = useState<Area | null>(null)
  const lineageHrefOf = useLineageHref('area')
  const onLinks = useCallback(({ id }: Area) => openEdit(id, LINKS), [openEdit])
  return (
    <>
      <ItemCards
        noun="area"
        words={areasMessages}
        items={items}
        onDelete={onDelete}
        csv={{ columns: areaCsv(), subject: areasMessages.title, organisation: organisation.companyName }}
      >
        {(areas, remove) => (
          <AreaGrid
            areas={areas}
            canDelete={canDelete}
            onEdit={onEdit}
            onLinks={onLinks}
            onDelete={remove}
            onMerge={canDelete ? setMerging : undefined}
            lineageHrefOf={lineageHrefOf}
            onFocusLost={focusHeading}
          />
        )}
      </ItemCards>
      <PasteAreas organisation={organisation} areas={items} />
      {missing && <ItemMissing sentence={structureMessages.gone('area')} onClose={close} />}
      {merging && (
        <MoveItem
          organisationId={organisation.id}
          item={{ kind: 'merge-area', id: merging.id, name: merging.name }}
          targets={items.filter(({ id }) => !sameId(id, merging.id))}
          onClose={() => setMerging(null)}
        />
      )}
      {area && <AreaLinks key={String(area.id)} area={area} organisation={organisation} onClose={close} />}
    </>
  )
}
