import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of the changes that can be undone, and of merging and moving. */
export const guides = [
  {
    title: 'Excel/Changes',
    status: 'stable',
    overlay: true,
    components: ['RecentChanges', 'MoveDialog'],
    when: [
      'To undo changes of the last ten minutes, also those that a toast no longer offers.',
      'To merge an item of the structure into another one, or to move it.',
    ],
    whenNot: ['For the history of all changes, use `AuditTable`.'],
    anatomy: [
      ['Change', 'What was done to which item, by whom and when, with "Undo".'],
      ['Choice', 'What the item is merged into or moved to.'],
      ['Effect', 'Who gains and loses access with this choice.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the buttons and fields, inside the dialog only.'],
      ['Escape', 'Closes. With unsaved input, a question comes first.'],
    ],
    accessibility: [
      'Each undo is named after its item: “Undo for Balance sheet”.',
      'Who gains and loses is a status that is read after each choice.',
    ],
    do: ['Reload every list of the structure after an undo: one change can concern several.'],
    dont: ['Do not offer an item to itself.'],
    code: `
import type { Id } from '@tributary/domain'
import { type Client, undoStructureChange } from '@tributary/sdk'
import { RecentChanges } from '@tributary/ui'
import type { ComponentProps } from 'react'

type Props = { client: Client; organisationId: Id; onUndone: () => void; onClose: () => void }
type Changes = ComponentProps<typeof RecentChanges>['changes']

export function Undo({ client, organisationId, changes, onUndone, onClose }: Props & { changes: Changes }) {
  const undo = (id: Id) => undoStructureChange(client, { params: { id }, body: { organisationId } })
  return (
    <RecentChanges changes={changes} onUndo={({ id }) => void undo(id).then(onUndone)} onClose={onClose} />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
