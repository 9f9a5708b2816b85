import { type Id, type Milestone, sameId, type Version } from '@tributary/domain'
import { createVersion, deleteVersion, updateVersion } from '@tributary/sdk'
import { structureMessages, versionImpacts } from '@tributary/sdk/excel'
import { rowElement, VersionTable } from '@tributary/ui'
import { useCallback, useMemo, useState } from 'react'
import { useLineageHref } from '../../lineage/use-lineage-href.ts'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { MoveItem } from '../changes/MoveItem.tsx'
import { milestoneKind, useMilestoneRows, useOpenMilestones } from './milestone-kind.ts'
import { RemoveStructureItem } from './RemoveStructureItem.tsx'
import { StructureForms } from './StructureForms.tsx'
import { structureText } from './structure.messages.ts'
import type { ItemListProps, PageKind } from './structure-kind.ts'
import { structurePage } from './structure-page.tsx'
import { useFormAddress, useOpenedItem } from './use-form-address.ts'
import { type StructureItems, useStructureItems } from './use-structure-items.ts'

const versionKind: PageKind<'versions'> = {
  list: 'versions',
  noun: 'version',
  path: '/excel/versions',
  get title() {
    return structureText.versions
  },
  get addButton() {
    return structureText.addNewVersion
  },
  titles: {
    get add() {
      return structureText.addNewVersionS
    },
    get edit() {
      return structureText.editVersion
    },
  },
  addDialog: { form: 'lines' },
  statusField: 'radios',
  look: 'table',
  deleteAbility: 'excel.delete-structure',
  refusalIn: 'toast',
  create: (client, name, organisationId) => createVersion(client, { body: { name, organisationId } }),
  update: (client, { id }, body) => updateVersion(client, { params: { id }, body }),
  remove: (client, { id }) => deleteVersion(client, { params: { id } }),
  impacts: { needs: ['groups'], of: (version, { groups }) => versionImpacts(version, groups) },
  elementOf: ({ id }) => rowElement(id),
  List: Versions,
}

export const VersionsPage = structurePage(versionKind)

/** The versions in a table that opens to their milestones, and the dialogs of milestones. */
function Versions({ organisation, items, isReloading, canDelete, onEdit, onDelete }: ItemListProps<Version>) {
  const rows = useMilestoneRows(organisation.id)
  const milestones = useStructureItems(milestoneKind, organisation.id, rows)
  const { withoutRemoved } = milestones
  const versions = useMemo(
    () => items.map((version) => ({ ...version, milestones: [...withoutRemoved(version.milestones)] })),
    [items, withoutRemoved],
  )
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [removing, setRemoving] = useState<{ item: Milestone; among: readonly Milestone[] } | null>(null)
  const [moving, setMoving] = useState<Milestone | null>(null)
  const milestonesOf = useOpenMilestones({
    ...{ organisationId: organisation.id, versions, expanded, withoutRemoved },
  })
  const { openNew, openEdit } = useFormAddress()
  const lineageHrefOf = useLineageHref('version')
  const onDeleteMilestone = useCallback(
    (item: Milestone, version: Version) => setRemoving({ item, among: version.milestones }),
    [],
  )
  return (
    <>
      <VersionTable
        {...{ versions, milestonesOf, expanded, onEdit, lineageHrefOf }}
        onExpand={setExpanded}
        onFocusLost={focusHeading}
        csv={{ organisation: organisation.companyName }}
        onAddMilestones={useCallback(({ id }: Version) => openNew(id), [openNew])}
        onEditMilestone={useCallback(({ id, versionId }: Milestone) => openEdit(id, versionId), [openEdit])}
        onMoveMilestone={items.length > 1 ? setMoving : undefined}
        {...(canDelete && { onDelete, onDeleteMilestone })}
      />
      <MilestoneForms
        {...{ versions, isReloading, milestones }}
        organisationId={organisation.id}
        onAdded={({ versionId }) => setExpanded((open) => new Set(open).add(String(versionId)))}
      />
      {moving && (
        <MoveItem
          organisationId={organisation.id}
          item={{ kind: 'move-milestone', id: moving.id, name: moving.name }}
          targets={items.filter(({ id }) => !sameId(id, moving.versionId))}
          onClose={() => setMoving(null)}
        />
      )}
      {removing && (
        <RemoveStructureItem
          kind={milestoneKind}
          organisationId={organisation.id}
          removing={removing}
          onConfirm={milestones.remove}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

type MilestoneFormsProps = {
  organisationId: Id
  versions: readonly Version[]
  isReloading: boolean
  milestones: StructureItems<Milestone>
  /** Called after a milestone is added, to open its version. */
  onAdded: (milestone: Milestone) => void
}

/** The dialogs of milestones: the address names their version with `of`. */
function MilestoneForms({ organisationId, versions, isReloading, milestones, onAdded }: MilestoneFormsProps) {
  const { opened, close } = useFormAddress()
  const { item, missing } = useOpenedItem(opened?.of || null, versions, isReloading)
  if (missing) return <ItemMissing sentence={structureMessages.gone('version')} onClose={close} />
  if (!item) return null
  const version = versions.find(({ id }) => sameId(id, item.id)) ?? item
  return (
    <StructureForms
      {...{ kind: milestoneKind, organisationId, opened, isReloading, onAdded }}
      items={version.milestones}
      actions={{ ...milestones, add: (name) => milestones.add(name, version.id) }}
      onClose={close}
    />
  )
}
