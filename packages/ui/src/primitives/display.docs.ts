import type { FullGuide } from '../../.storybook/guide.ts'

const none = [['None', 'It is not interactive.']] as const

/** The pages of what users read: people, states, lists and messages. */
export const guides = [
  {
    title: 'Primitives/Avatar',
    status: 'stable',
    components: ['Avatar', 'OrganisationAvatar'],
    when: ['Next to the name of a person or an organisation.'],
    whenNot: ['For a connector type, use `Monogram`.'],
    anatomy: [
      ['Disc or square', 'Round for people, square for organisations.'],
      ['Initials', 'Up to two letters.'],
    ],
    keyboard: none,
    accessibility: ['Hidden from screen readers unless it has a `label`, because the name is next to it.'],
    do: ['Show the full name next to it.'],
    dont: ['Do not use it as the only sign of who did something.'],
    code: `
import { Avatar } from '@tributary/ui'

export const Author = () => <Avatar person={{ firstName: 'Ada', lastName: 'King' }} />
`,
  },
  {
    title: 'Primitives/Badge',
    status: 'stable',
    components: ['Badge', 'Count', 'Tag'],
    when: [
      '`Badge` is a property in one or two words. `Count` follows a heading. `Tag` is the stage of a connector type.',
    ],
    whenNot: ['For a state that changes, use `StatusPill`.'],
    anatomy: [['Text', 'One or two words, or a number.']],
    keyboard: none,
    accessibility: ['The word carries the meaning, the tone only repeats it.'],
    do: ['Use the tone that fits the meaning.'],
    dont: ['Do not make it a button.'],
    code: `
import { Badge } from '@tributary/ui'

export const Role = () => <Badge tone="neutral">Administrator</Badge>
`,
  },
  {
    title: 'Primitives/Status',
    status: 'stable',
    components: ['StatusPill', 'StatusGlyph'],
    when: ['For the state of a connector, run or approval.'],
    whenNot: ['For a property that does not change, use `Badge`.'],
    anatomy: [
      ['Icon', 'Different for each state.'],
      ['Word', 'The state. `StatusGlyph` leaves it to the text next to it.'],
    ],
    keyboard: none,
    accessibility: ['State is a word and an icon, so it does not depend on colour.'],
    do: ['Use `plain` in tables.'],
    dont: ['Do not invent a tone. A tone has one meaning.'],
    code: `
import { StatusPill } from '@tributary/ui'
import { CircleCheck } from 'lucide-react'

export const Done = () => (
  <StatusPill tone="success" icon={CircleCheck}>
    Completed
  </StatusPill>
)
`,
  },
  {
    title: 'Primitives/Monogram',
    status: 'stable',
    components: ['Monogram'],
    when: ['Next to the name of a connector type.'],
    whenNot: ['For people and organisations, use `Avatar`.'],
    anatomy: [
      ['Tile', 'A colour from the name.'],
      ['Letter', 'The first letter of the type.'],
    ],
    keyboard: none,
    accessibility: ['Hidden from screen readers. The name must be next to it.'],
    do: ['Show it grey with `off` when the connector is switched off.'],
    dont: ['Do not use it without the name.'],
    code: `
import { Monogram } from '@tributary/ui'

export const Xero = () => <Monogram type="Xero" size={36} />
`,
  },
  {
    title: 'Primitives/MiddleEllipsis',
    status: 'stable',
    components: ['MiddleEllipsis'],
    when: ['For names and ids whose end matters, such as file names.'],
    whenNot: ['For sentences. Let them wrap.'],
    anatomy: [
      ['Start', 'Shortened if space is short.'],
      ['End', 'Always visible.'],
    ],
    keyboard: none,
    accessibility: ['Screen readers read the whole text. The tooltip shows it too.'],
    do: ['Use it in table cells.'],
    dont: ['Do not use it in headings.'],
    code: `
import { MiddleEllipsis } from '@tributary/ui'

export const File = () => <MiddleEllipsis>budget-2026-final-reviewed.xlsx</MiddleEllipsis>
`,
  },
  {
    title: 'Primitives/RelativeTime',
    status: 'stable',
    components: ['RelativeTime'],
    when: ['For a moment in the recent past, with a time that the screen provides.'],
    whenNot: [
      'In an application with a `ClockProvider`, use `TimeAgo`.',
      'For dates in the future or far away, show the date.',
    ],
    anatomy: [['Text', '"3 minutes ago". The tooltip has the exact time with its zone.']],
    keyboard: none,
    accessibility: ['A `time` element with the exact moment.'],
    do: ['Pass the same `now` to a whole screen.'],
    dont: ['Do not read the system clock in a component.'],
    code: `
import { RelativeTime } from '@tributary/ui'

export const Updated = ({ at, now }: { at: Date; now: Date }) => <RelativeTime date={at} now={now} />
`,
  },
  {
    title: 'Primitives/Loading',
    status: 'stable',
    components: ['Spinner', 'Skeleton', 'SkeletonText', 'LoadingShape'],
    when: ['Skeletons in a `LoadingShape` while a list or page loads.', '`Spinner` inside a small control.'],
    whenNot: [
      'For an action of a button, use `loading` of `Button`.',
      'For a poll in the background, show nothing.',
    ],
    anatomy: [
      ['Shape', 'As large as the content that follows, so that nothing moves.'],
      ['Line', 'Read aloud only: "Loading approvals".'],
    ],
    keyboard: none,
    accessibility: ['`LoadingShape` announces its label and hides the skeletons.'],
    do: ['Draw the geometry of the final content.'],
    dont: ['Do not cover content that is already on screen.'],
    code: `
import { LoadingShape, SkeletonText } from '@tributary/ui'

export const Loading = () => (
  <LoadingShape label="Loading users">
    <SkeletonText width="60%" />
    <SkeletonText width="40%" />
  </LoadingShape>
)
`,
  },
  {
    title: 'Primitives/EmptyState',
    status: 'stable',
    components: ['EmptyState', 'NoMatches'],
    when: [
      '`EmptyState` replaces a list without items.',
      '`NoMatches` replaces a list when a search finds nothing.',
    ],
    whenNot: ['When loading failed, use `LoadError`.', 'When the user may not see the page, use `NoAccess`.'],
    anatomy: [
      ['Art', 'Optional, for the first use of a page.'],
      ['Title', 'The missing things.'],
      ['Text', 'The next step.'],
      ['Action', 'At most one.'],
    ],
    keyboard: [['Tab', 'Moves to the action.']],
    accessibility: ['The title is a heading of level 2 or 3.'],
    do: ['Say what to do next.'],
    dont: ['Do not joke or apologise.'],
    code: `
import { Button, EmptyState } from '@tributary/ui'

export const NoAreas = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState title="No areas yet" action={<Button onClick={onAdd}>Add areas</Button>}>
    Areas divide your workbooks.
  </EmptyState>
)
`,
  },
  {
    title: 'Primitives/Banner',
    status: 'stable',
    components: ['Banner'],
    when: ['For a message about what is below it, which stays until it is solved or dismissed.'],
    whenNot: [
      'For the success of an action, use a toast.',
      'For one field, use its `error`.',
      'For a list that did not load, use `LoadError`.',
    ],
    anatomy: [
      ['Icon', 'Follows from the tone.'],
      ['Message', 'What happened, then what to do.'],
      ['Actions', 'Optional buttons.'],
      ['Cross', 'Optional. The banner fades for a second.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the actions and the cross.'],
      ['Enter, Space', 'Presses them.'],
    ],
    accessibility: ['`danger` is an alert, `success` a status. The others are part of the page.'],
    do: ['Place it next to its subject.'],
    dont: ['Do not stack more than two.'],
    code: `
import { Banner, Button } from '@tributary/ui'

export const Outdated = ({ onSynchronise }: { onSynchronise: () => void }) => (
  <Banner tone="warning" actions={<Button onClick={onSynchronise}>Synchronise</Button>}>
    The database has an older structure.
  </Banner>
)
`,
  },
  {
    title: 'Primitives/Toast',
    status: 'stable',
    components: [
      'ToastProvider',
      'ToastListProvider',
      'ToastRegion',
      'useToasts',
      'showToast',
      'dismissToast',
    ],
    when: [
      'For the result of an action that the user can still see elsewhere.',
      'With Undo, for an action that can be undone.',
    ],
    whenNot: ['For an error that must be solved, use `Banner` or `ErrorList`.'],
    anatomy: [
      ['Icon', 'Follows from the type.'],
      ['Message', 'One short sentence.'],
      ['Action', 'Optional, such as Undo. It stays five seconds.'],
      ['Cross', 'Closes the toast.'],
    ],
    keyboard: [
      ['F8', 'Moves to the toasts.'],
      ['Tab', 'Moves between their buttons.'],
      ['Escape', 'Closes the focused toast.'],
    ],
    accessibility: ['Announced politely. The time stops while a toast has the pointer or the focus.'],
    do: ['Use one `id` per subject, so that "Saving" becomes "Saved".'],
    dont: ['Do not show the only copy of important text.'],
    code: `
import { Button, ToastProvider, useToasts } from '@tributary/ui'

const Save = () => {
  const toasts = useToasts()
  return <Button onClick={() => toasts.show({ type: 'success', content: 'Saved' })}>Save</Button>
}

export const App = () => (
  <ToastProvider>
    <Save />
  </ToastProvider>
)
`,
  },
  {
    title: 'Primitives/Dialog',
    status: 'stable',
    components: ['Dialog', 'DialogCancel'],
    overlay: true,
    when: [
      'For a task that must be finished or left before the page continues.',
      'At the side, for a form that is too long for the centre.',
    ],
    whenNot: [
      'For a form, use `FormDialog`.',
      'To confirm, use `ConfirmDialog`.',
      'For information, show it in the page.',
    ],
    anatomy: [
      ['Title', 'Names the dialog.'],
      ['Description', 'Optional sentence.'],
      ['Content', 'Scrolls if it is long.'],
      ['Footer', 'Cancel, then the action.'],
      ['Cross', 'Closes it like Escape.'],
    ],
    keyboard: [
      ['Tab', 'Moves inside the dialog only.'],
      ['Escape', 'Closes it, unless it is `insistent`.'],
    ],
    accessibility: [
      'The focus starts at `data-autofocus` and returns to the opener.',
      '`destructive` makes it an alert dialog that starts on Cancel.',
    ],
    do: ['Use `returnFocus` if the opener may be removed.'],
    dont: ['Do not open a dialog from a dialog, except to confirm.'],
    code: `
import { Button, Dialog, DialogCancel } from '@tributary/ui'

type Props = { open: boolean; onClose: () => void; onSend: () => void }

export const Invite = ({ open, onClose, onSend }: Props) => (
  <Dialog
    open={open}
    onOpenChange={onClose}
    title="Invite a user"
    footer={
      <>
        <DialogCancel>
          <Button>Cancel</Button>
        </DialogCancel>
        <Button variant="primary" onClick={onSend}>
          Send
        </Button>
      </>
    }
  >
    The user receives a mail with a link.
  </Dialog>
)
`,
  },
  {
    title: 'Primitives/DataTable',
    status: 'stable',
    components: ['DataTable', 'DataTableSkeleton'],
    when: ['To compare many items by the same properties.', '`DataTableSkeleton` while they load.'],
    whenNot: ['For few items with several actions, use cards.'],
    anatomy: [
      ['Head', 'The columns. Sortable ones are buttons.'],
      ['Rows', 'Only visible rows are in the page if there are many.'],
      ['Child rows', 'Optional, below an open row.'],
      ['Actions', 'In the last column.'],
      ['Toolbar', 'Optional: the search with `searchBy`, and the CSV download with `csv`.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the controls.'],
      ['Enter, Space', 'On a heading: sorts. On an arrow: opens the row.'],
    ],
    accessibility: ['A native table with a name. The sorted column has `aria-sort`.'],
    do: [
      'Set the widths of narrow columns.',
      'Provide an empty state.',
      'Give a column whose cell is not text its own `csv`, or its file has the text to sort by.',
    ],
    dont: ['Do not hide the only action of a row until the pointer is over it.'],
    code: `
import { DataTable } from '@tributary/ui'

type User = { id: string; name: string }
const columns = [{ id: 'name', header: 'Name', cell: ({ name }: User) => name }]

export const Users = ({ users }: { users: readonly User[] }) => (
  <DataTable
    label="Users"
    nouns={{ one: 'user', many: 'users' }}
    columns={columns}
    rows={users}
    rowKey={({ id }) => id}
    searchBy={({ name }) => name}
    csv={{ organisation: 'acme Traders' }}
    empty="No users yet"
  />
)
`,
  },
] as const satisfies readonly FullGuide[]
