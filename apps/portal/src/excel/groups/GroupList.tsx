import { can, type Organisation, type SecurityGroup } from '@tributary/domain'
import { countedNoun, groupsMessages } from '@tributary/sdk/excel'
import { AddButton, GroupTable } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { ExcelListPage } from '../ExcelListPage.tsx'
import { linksFrom } from '../links-from.tsx'
import { ConfirmRemoval } from '../structure/ConfirmRemoval.tsx'
import { useFormAddress } from '../structure/use-form-address.ts'
import { useExcelList } from '../use-excel-list.ts'
import { GroupStatus } from './GroupStatus.tsx'
import { useGroupMembers } from './use-group-members.ts'
import { useGroups } from './use-groups.ts'

export const GROUPS_PATH = '/excel/security/security-groups'

/** The security groups in a table (requirements GROUP-01 to GROUP-04). */
export function GroupList() {
  const list = useExcelList('groups')
  const { openNew } = useFormAddress()
  return (
    <ExcelListPage
      path={GROUPS_PATH}
      title={groupsMessages.title}
      list={list}
      {...(list.state === 'ready' && { summary: countedNoun(list.rows.length, 'security group') })}
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
  const viewer = useAtomValue(userAtom)
  const groups = useGroups(organisation.id)
  const { members, impactsOn } = useGroupMembers(organisation.id)
  const { openEdit } = useFormAddress()
  const [changing, setChanging] = useState<SecurityGroup | null>(null)
  const [leaving, setLeaving] = useState<SecurityGroup | null>(null)
  const shown = groups.withoutRemoved(rows)
  return (
    <>
      <GroupTable
        groups={shown}
        members={members}
        onStatus={setChanging}
        onEdit={({ id }) => openEdit(id)}
        onDelete={viewer && can(viewer, 'excel.delete-structure') ? setLeaving : undefined}
        onFocusLost={focusHeading}
      />
      {changing && <GroupStatus group={changing} groups={groups} onClose={() => setChanging(null)} />}
      {leaving && (
        <ConfirmRemoval
          item={leaving}
          among={shown}
          impacts={impactsOn(leaving)}
          onConfirm={() => groups.remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
