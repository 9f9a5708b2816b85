import type { StructureListName, StructureLists } from '@tributary/react'
import { AddButton, ErrorList, SkeletonText, StructureGridSkeleton, SynchroniseNote } from '@tributary/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { ExcelListPage } from '../ExcelListPage.tsx'
import { linksFrom } from '../links-from.tsx'
import { useCan } from '../use-can.ts'
import { type ExcelList, type ReadyExcelList, useExcelList } from '../use-excel-list.ts'
import { RemoveStructureItem } from './RemoveStructureItem.tsx'
import { StructureForms } from './StructureForms.tsx'
import { structureText } from './structure.messages.ts'
import type { PageKind } from './structure-kind.ts'
import { useFormAddress } from './use-form-address.ts'
import { type StructureItems, useStructureItems } from './use-structure-items.ts'
import { useStructureRows } from './use-structure-rows.ts'

type Head = Pick<PageKind<StructureListName>, 'path' | 'summary' | 'addButton' | 'look' | 'MoreActions'>

const SYNCHRONISE = '/excel/table-synchronisation'

/** The page of one kind: the items of the selected organisation, and the dialogs that add, change and delete them. */
export const structurePage = <Name extends StructureListName>(kind: PageKind<Name>) =>
  function StructurePage() {
    const { title, path } = kind
    const loaded = useKindList(kind)
    const organisationId = loaded.organisation?.id ?? ''
    const actions = useStructureItems(kind, organisationId, useStructureRows(organisationId, kind.list))
    const list = loaded.state === 'ready' ? { ...loaded, rows: actions.withoutRemoved(loaded.rows) } : loaded
    const isCards = kind.look === 'cards'
    return (
      <ExcelListPage
        {...{ path, title, list }}
        heading={kind.isHeadedByOrganisation && list.organisation?.companyName}
        summary={summaryOf(kind, list)}
        actions={<Actions kind={kind} state={list.state} />}
        notice={
          <>
            {actions.refused && <ErrorList sticky {...actions.refused} onDismiss={actions.dismissRefused} />}
            {isCards && list.state !== 'without-organisation' && <SynchroniseNote href={SYNCHRONISE} />}
          </>
        }
        skeleton={
          isCards ? (
            <StructureGridSkeleton key={path} label={structureText.loadingNamed(title.toLowerCase())} />
          ) : undefined
        }
      >
        {(ready) => <Items key={String(ready.organisation.id)} {...ready} {...{ kind, actions }} />}
      </ExcelListPage>
    )
  }

function useKindList<Name extends StructureListName>(kind: PageKind<Name>): ExcelList<StructureLists[Name]> {
  const list = useExcelList(kind.list)
  const other = useExcelList(kind.waitsFor ?? kind.list)
  return list.state === 'ready' && other.state !== 'ready' ? other : list
}

function summaryOf({ summary }: Pick<Head, 'summary'>, list: ExcelList<unknown>): ReactNode {
  if (typeof summary !== 'function') return summary
  if (list.state === 'ready') return summary(list.rows.length, list.organisation.companyName)
  return list.state === 'loading' && <SkeletonText width="160px" />
}

function Actions({ kind, state }: { kind: Head; state: ExcelList<unknown>['state'] }) {
  const { openNew } = useFormAddress()
  const isLoading = kind.look === 'cards' && state === 'loading'
  return (
    <>
      {linksFrom(kind.path)}
      {state === 'ready' && kind.MoreActions && <kind.MoreActions />}
      {(state === 'ready' || isLoading) && (
        <AddButton disabled={isLoading} onClick={() => openNew()}>
          {kind.addButton}
        </AddButton>
      )}
    </>
  )
}

type ItemsProps<Name extends StructureListName> = ReadyExcelList<StructureLists[Name]> & {
  kind: PageKind<Name>
  actions: StructureItems<StructureLists[Name]>
}

/** The cards or the table, and the dialogs over them. */
function Items<Name extends StructureListName>({ kind, actions, ...list }: ItemsProps<Name>) {
  type Item = StructureLists[Name]
  const { organisation, rows: items, isReloading } = list
  const { opened, openEdit, close } = useFormAddress()
  const canDelete = useCan(kind.deleteAbility)
  const [removing, setRemoving] = useState<{ item: Item; among: readonly Item[] | undefined } | null>(null)
  const onEdit = useCallback(({ id }: Item) => openEdit(id), [openEdit])
  const onDelete = useCallback((item: Item, among?: readonly Item[]) => setRemoving({ item, among }), [])
  return (
    <>
      <kind.List {...{ organisation, items, isReloading, canDelete, onEdit, onDelete }} />
      <StructureForms
        {...{ kind, items, isReloading, actions }}
        organisationId={organisation.id}
        opened={opened?.of === '' ? opened : null}
        onClose={close}
      />
      {removing && (
        <RemoveStructureItem
          kind={kind}
          organisationId={organisation.id}
          removing={{ item: removing.item, among: removing.among ?? items }}
          onConfirm={actions.remove}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
