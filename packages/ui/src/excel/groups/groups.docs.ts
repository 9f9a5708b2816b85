import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of security groups. */
export const guides = [
  {
    title: 'Excel/Groups',
    status: 'stable',
    components: ['GroupTable', 'GroupStatusDialog', 'GroupSummary', 'AccessImpact'],
    when: [
      '`GroupTable` lists security groups. `GroupStatusDialog` archives a group or makes it active again.',
      '`GroupSummary` and `AccessImpact` in the `Wizard` of a group: what it grants, and who gains or loses.',
    ],
    whenNot: [
      'For users, use `UserTable`.',
      'For the access of one person, use `PersonAccessView`.',
      'To delete a group, use `ConfirmDialog` with an `ImpactList`.',
    ],
    anatomy: [
      ['Search', 'By the name of the group, with the number of groups.'],
      ['Row', 'Name, status, number of people, Edit and Delete.'],
      ['Status dialog', 'Active or Archive. Groups cannot be locked.'],
      ['Summary', 'The first 200 items that the group can see, and a count of the others.'],
      ['Impact', 'How many people gain and lose. Each line opens to their names.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the search, the headings, and the buttons of each row.'],
      ['Enter, Space', 'On a status: opens the dialog. On a line of the impact: opens it.'],
      ['Arrow keys', 'In the dialog: choose a status. In the summary: scroll.'],
      ['Enter', 'In the dialog: saves.'],
      ['Escape', 'In the search: clears it. In the dialog: cancels.'],
    ],
    accessibility: [
      'The button of a status contains the current one: "Active, set status of Board".',
      'The number of people who gain and lose is a status, so it is announced after each change.',
      'The summary is a named region in the tab order, because it scrolls.',
    ],
    do: [
      'Pass undefined as `members` while they load. The column appears when they are known.',
      'Leave out `onDelete` for users who must not delete. Their rows then have no Delete.',
      'Show `AccessImpact` with `isNew` for a new group. It explains that no one is in it yet.',
      'Pass `loading` or `failed` while the effect is not known. The action stays possible.',
      'Set `onFocusLost` to focus the heading. It is called when the last row is removed.',
    ],
    dont: [
      'Do not pass 0 members while the number is unknown. That reads as a group without people.',
      'Do not rely on `onSave` to close the dialog. With an unchanged status only `onClose` is called.',
      'Do not create new handlers at each render of a long table. They redraw every row.',
    ],
    code: `
import { type SecurityGroup, type Status, type StatusName, statusNamed } from '@tributary/domain'
import { type Client, failureMessage, setSecurityGroupStatus } from '@tributary/sdk'
import { GroupStatusDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; group: SecurityGroup; statuses: readonly Status[]; onClose: () => void }

export function GroupStatus({ client, group, statuses, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (name: StatusName) => {
    const status = statusNamed(statuses, name)
    if (!status) return
    setBusy(true)
    const { id: groupId, organisationId } = group
    await setSecurityGroupStatus(client, { body: { organisationId, groupId, statusId: status.id } }).then(
      onClose,
      (failure) => setError(failureMessage(failure)),
    )
    setBusy(false)
  }
  return (
    <GroupStatusDialog
      group={group}
      busy={busy}
      error={error}
      onDismissError={() => setError(null)}
      onSave={save}
      onClose={onClose}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
