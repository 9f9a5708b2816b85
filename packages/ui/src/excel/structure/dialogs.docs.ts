import type { FullGuide } from '../../../.storybook/guide.ts'

const ofForm = [
  ['Tab', 'Moves through the fields and buttons, inside the dialog only.'],
  ['Escape', 'Cancels. With unsaved input, a question comes first.'],
] as const

/** The pages of the dialogs that add and rename structure items. */
export const guides = [
  {
    title: 'Excel/Structure/LinesDialog',
    status: 'stable',
    overlay: true,
    components: ['LinesDialog'],
    when: ['To add many names together, one per line, often pasted from a spreadsheet.'],
    whenNot: [
      'For a few names that are typed, use `NameRowsDialog`. Each has its own field.',
      'For one name, use `NameDialog`.',
    ],
    anatomy: [
      ['Box', 'One name per line. It grows with the text.'],
      ['Notes', 'Next to a line: a hint, or why it failed. In narrow windows below the box.'],
      ['Count', 'How many lines there are, and how many of them have a note.'],
      ['Progress', 'How many names are sent, with Stop.'],
    ],
    keyboard: [['Enter', 'Begins a new line. It does not save.'], ...ofForm],
    accessibility: [
      'The box is described by its notes: "Line 3, draft: The same as line 1."',
      'Failures are an alert, and the box receives the focus. Save without a name marks and focuses the box.',
      'The number of lines is a status.',
    ],
    do: [
      'Send the names one after the other: `newNamesPlan` in a queue with `atOnce: 1` keeps their order.',
      'Return only the names that failed or were not tried: `namesLeft`. Their lines stay, the others leave the box.',
      'Pass a new `failures` list after each attempt. The same list again changes nothing.',
    ],
    dont: [
      'Do not refuse repeated names before sending. They get a hint, and the server decides.',
      'Do not close the dialog while a name is left.',
      'Do not send more than 500 names. The box refuses them.',
    ],
    code: `
import type { Id } from '@tributary/domain'
import { type Client, createVersion } from '@tributary/sdk'
import { createQueue } from '@tributary/sdk/common'
import { type NameLeft, type NewName, namesLeft, newNamesPlan } from '@tributary/sdk/excel'
import { LinesDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; organisationId: Id; existing: readonly string[]; onClose: () => void }

export function AddVersions({ client, organisationId, existing, onClose }: Props) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<readonly NameLeft[]>([])
  const add = ({ name }: NewName) => createVersion(client, { body: { name, organisationId } })
  const submit = async (names: readonly NewName[]) => {
    const queue = createQueue(newNamesPlan(names), add, { atOnce: 1 })
    setProgress({ done: 0, total: names.length })
    const unsubscribe = queue.subscribe(() => setProgress(queue.getSnapshot()))
    const left = namesLeft((await queue.start()).items)
    unsubscribe()
    setProgress(null)
    setFailures(left)
    if (left.length === 0) onClose()
  }
  return (
    <LinesDialog
      title="Add new Version(s)"
      existing={existing}
      progress={progress}
      failures={failures}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
`,
  },
  {
    title: 'Excel/Structure/NameDialog',
    status: 'stable',
    overlay: true,
    components: ['NameDialog'],
    when: [
      'To add or rename one entity.',
      'To change the name and the status of a version, milestone or helper table.',
    ],
    whenNot: [
      'For areas and sub-areas, use `StructureDialog`. Their statuses come from the server.',
      'To add several names, use `NameRowsDialog` or `LinesDialog`.',
    ],
    anatomy: [
      ['Error', 'Why the last attempt failed. The input stays.'],
      ['Name', 'Required. It is trimmed.'],
      ['Status', 'Active, Lock or Archive. Only if `initial` has a status.'],
      ['Buttons', 'Cancel, then Save.'],
    ],
    keyboard: [['Enter', 'Saves.'], ['Arrow keys', 'Choose the next or previous status.'], ...ofForm],
    accessibility: [
      'The dialog starts on the name. A missing name is marked, described and focused after Save.',
      'The statuses are a group with the legend "Set Status".',
    ],
    do: [
      'Pass `current`, the newest stored values. A field that was not edited takes over the change of another user.',
      'Set `returnFocus` to the row: `rowElement(id)`.',
      'Report unsaved input with `onDirty` to the guard of the page.',
    ],
    dont: [
      'Do not leave out `status` of an item that has one. Its form would hide it.',
      'Do not close the dialog before the server has accepted the name.',
    ],
    code: `
import type { Entity } from '@tributary/domain'
import { type Client, failureMessage, updateEntity } from '@tributary/sdk'
import { NameDialog, type NameForm, rowElement } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; entity: Entity; onClose: () => void }

export function RenameEntity({ client, entity, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { id, organisationId } = entity
  const rename = async ({ name }: NameForm) => {
    setBusy(true)
    await updateEntity(client, { params: { id }, body: { name, organisationId } }).then(onClose, (failure) =>
      setError(failureMessage(failure)),
    )
    setBusy(false)
  }
  return (
    <NameDialog
      title="Edit Entity"
      initial={{ name: entity.name }}
      busy={busy}
      error={error}
      onDismissError={() => setError(null)}
      onSubmit={rename}
      onClose={onClose}
      returnFocus={() => rowElement(id)}
    />
  )
}
`,
  },
  {
    title: 'Excel/Structure/NameRowsDialog',
    status: 'stable',
    overlay: true,
    components: ['NameRowsDialog'],
    when: ['To add a few names, each in its own field with its own message, such as areas.'],
    whenNot: [
      'For a long list of names, use `LinesDialog`. It can be read and edited as one text.',
      'For one name, use `NameDialog`.',
    ],
    anatomy: [
      ['Row', 'One name, and a button that removes it. The only row has no button.'],
      ['Note', 'Below a row: a hint, or why it failed.'],
      ['Add another', 'Adds an empty row, with the number of names next to it.'],
      ['Progress', 'How many names are sent, with Stop.'],
    ],
    keyboard: [
      ['Enter', 'Moves to an empty row after this one, or adds it. It does not save.'],
      ['Ctrl+Enter', 'Saves.'],
      ['Backspace', 'In an empty row: removes it.'],
      ['Arrow up, Arrow down', 'Move to the row before or after.'],
      ...ofForm,
    ],
    accessibility: [
      'The fields have the names "Name", "Name 2", "Name 3". A note describes its field.',
      'A removed row passes the focus to the one before or after it. After a failure, the first failed row has it.',
      'The number of names is a status.',
    ],
    do: [
      'Pass the noun of the items from `nouns`, so that the count is right in every language.',
      'Send the names one after the other, and return those that are left in `failures`.',
      'Allow Stop. It ends after the running call, and the other names stay in their rows.',
    ],
    dont: [
      'Do not split pasted text yourself. A pasted column fills one row per cell.',
      'Do not expect only filled rows in `onSubmit`. Empty ones are included: `newNamesPlan` leaves them out.',
      'Do not block repeated names. They get a hint, and the server decides.',
    ],
    code: `
import type { Id } from '@tributary/domain'
import { type Client, createArea } from '@tributary/sdk'
import { createQueue, nouns, type Queue } from '@tributary/sdk/common'
import { areasMessages, type NameLeft, type NewName, namesLeft, newNamesPlan } from '@tributary/sdk/excel'
import { NameRowsDialog } from '@tributary/ui'
import { useRef, useState } from 'react'

type Props = { client: Client; organisationId: Id; existing: readonly string[]; onClose: () => void }

export function AddAreas({ client, organisationId, existing, onClose }: Props) {
  const sending = useRef<Queue<NewName>>(null)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<readonly NameLeft[]>([])
  const add = ({ name }: NewName) => createArea(client, { body: { name, organisationId } })
  const submit = async (names: readonly NewName[]) => {
    const queue = createQueue(newNamesPlan(names), add, { atOnce: 1 })
    sending.current = queue
    const unsubscribe = queue.subscribe(() => setProgress(queue.getSnapshot()))
    const left = namesLeft((await queue.start()).items)
    unsubscribe()
    setProgress(null)
    setFailures(left)
    if (left.length === 0) onClose()
  }
  return (
    <NameRowsDialog
      title={areasMessages.add}
      noun={nouns.area}
      existing={existing}
      progress={progress}
      failures={failures}
      onSubmit={submit}
      onStop={() => sending.current?.stop()}
      onClose={onClose}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
