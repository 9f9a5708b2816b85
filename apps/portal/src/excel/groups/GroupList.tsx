import type { Organisation, SecurityGroup } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import { groupsMessages } from '@tributary/sdk/excel'
import { AddButton, GroupTable } from '@tributary/ui'
import { useState } from 'react'
import { useLineageHref } from '../../lineage/use-lineage-href.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { AccessPreview } from '../access/AccessPreview.tsx'
import { editedItem } from '../access/edited-item.ts'
import { ExcelListPage } from '../ExcelListPage.tsx'
import { linksFrom } from '../links-from.tsx'
import { ConfirmRemoval } from '../structure/ConfirmRemoval.tsx'
import { useFormAddress } from '../structure/use-form-address.ts'
import { useCan } from '../use-can.ts'
import { useExcelList } from '../use-excel-list.ts'
import { GroupStatus } from './GroupStatus.tsx'
import { useGroupMembers } from './use-group-members.ts'
import { useGroups } from './use-groups.ts'

export const GROUPS_PATH = '/excel/security/security-groups'

/** The security groups of the selected organisation in a table. */
export function GroupList() {
  const list = useExcelList('groups')
  const { openNew } = useFormAddress()
  return (
    <ExcelListPage
      path={GROUPS_PATH}
      title={groupsMessages.title}
      list={list}
      {...(list.state === 'ready' && { summary: nouns['security group'].counted(list.rows.length) })}
      actions={
        list.state === 'ready' && (
          <>
            {linksFrom(GROUPS_PATH)}
            <AddButton onClick={() => openNew()}>{groupsMessages.create}</AddButton>
          </>
        )
      }
    >
      {({ organisation, rows }) => (
        <Groups key={String(organisation.id)} organisation={organisation} rows={rows} />
      )}
    </ExcelListPage>
  )
}

type GroupsProps = { organisation: Organisation; rows: readonly SecurityGroup[] }

function Groups({ organisation, rows }: GroupsProps) {
  const canDelete = useCan('excel.delete-structure')
  const groups = useGroups(organisation.id)
  const { members, impactsOn } = useGroupMembers(organisation.id)
  const { openEdit } = useFormAddress()
  const lineageHrefOf = useLineageHref('group')
  const [changing, setChanging] = useState<SecurityGroup | null>(null)
  const [removing, setRemoving] = useState<SecurityGroup | null>(null)
  const shown = groups.withoutRemoved(rows)
  return (
    <>
      <GroupTable
        groups={shown}
        members={members}
        csv={{ organisation: organisation.companyName, exports: 'groups' }}
        onStatus={setChanging}
        lineageHrefOf={lineageHrefOf}
        onEdit={({ id }) => openEdit(id)}
        onDelete={canDelete ? setRemoving : undefined}
        onFocusLost={focusHeading}
      />
      {changing && <GroupStatus group={changing} groups={groups} onClose={() => setChanging(null)} />}
      {removing && (
        <ConfirmRemoval
          item={removing}
          among={shown}
          impacts={impactsOn(removing)}
          preview={
            <AccessPreview
              organisationId={organisation.id}
              edit={{ kind: 'remove', item: editedItem('security group', removing) }}
            />
          }
          onConfirm={() => groups.remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
