import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages of the components that several features share. */
export const guides = [
  {
    title: 'Patterns/Parts',
    status: 'stable',
    components: [
      'Panel',
      'SettingPanel',
      'AddButton',
      'ClockProvider',
      'TimeAgo',
      'UpdatedAgo',
      'useMoment',
      'PassFocus',
    ],
    when: [
      '`Panel` is a section of a page. `SettingPanel` is one with a setting next to its explanation.',
      '`TimeAgo` and `UpdatedAgo` show how long ago something happened, below a `ClockProvider`.',
      '`PassFocus` wraps a message that disappears by itself while it may have the focus.',
    ],
    whenNot: ['For one item of a list, use a card of its feature.'],
    anatomy: [
      ['Heading', 'Level 2, with an optional count.'],
      ['Content', 'Anything.'],
      ['Aside', 'Optional controls next to the heading.'],
    ],
    keyboard: [['Tab', 'Moves through the controls in the panel.']],
    accessibility: ['A panel is a section that its heading names.'],
    do: ['Give each panel of a page a different heading.'],
    dont: ['Do not put a panel into a panel.'],
    code: `
import { ClockProvider, Panel, TimeAgo } from '@tributary/ui'

const clock = { now: () => new Date(), subscribe: () => () => {} }

export const LastRun = ({ at }: { at: Date }) => (
  <ClockProvider clock={clock}>
    <Panel heading="Last run">
      <TimeAgo date={at} />
    </Panel>
  </ClockProvider>
)
`,
  },
  {
    title: 'Patterns/RowActions',
    status: 'stable',
    components: ['RowActions', 'rowElement'],
    when: ['In the last column of a table whose rows can be edited or deleted.'],
    whenNot: ['With more than three actions, use a `Menu`.'],
    anatomy: [
      ['More actions', 'Optional, first.'],
      ['Edit', 'A button with a label.'],
      ['Lineage', 'Optional, an icon that leads to where the numbers of the row come from.'],
      ['Delete', 'An icon button. Left out for users who must not delete.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the buttons.'],
      ['Enter, Space', 'Presses them.'],
    ],
    accessibility: ['Each accessible name contains the name of the row.'],
    do: ['Use `rowElement` to return the focus to the row after a dialog.'],
    dont: ['Do not show Delete to a user who gets an error from it.'],
    code: `
import { RowActions } from '@tributary/ui'

export const Actions = ({ onEdit }: { onEdit: () => void }) => (
  <RowActions id="7" name="Budget" onEdit={onEdit} />
)
`,
  },
  {
    title: 'Patterns/Dialogs',
    status: 'stable',
    overlay: true,
    components: ['ConfirmDialog', 'DiscardDialog', 'FormDialog', 'ImpactList', 'useForm'],
    when: [
      '`ConfirmDialog` before an action that cannot be undone.',
      '`DiscardDialog` before entered text is lost.',
      '`FormDialog` to add or edit one item, with `useForm` for its fields.',
    ],
    whenNot: ['If the action can be undone, run it and show a toast with Undo.'],
    anatomy: [
      ['Title', 'A question that names the item.'],
      ['Consequences', 'A sentence, and an `ImpactList` of what depends on the item.'],
      ['Error', 'Why the last attempt failed. The dialog stays open.'],
      ['Buttons', 'Cancel, then the verb.'],
    ],
    keyboard: [
      ['Escape', 'Cancels. A form with changes asks first.'],
      ['Enter', 'Submits a form.'],
      ['Tab', 'Moves inside the dialog.'],
    ],
    accessibility: [
      'A confirmation is an alert dialog that starts on Cancel.',
      'The first invalid field of a form receives the focus.',
    ],
    do: ['Repeat the verb of the title on the button.'],
    dont: ['Do not write "Are you sure?" or "OK".'],
    code: `
import { ConfirmDialog } from '@tributary/ui'

type Props = { busy: boolean; onDelete: () => void; onClose: () => void }

export const DeleteGroup = ({ busy, onDelete, onClose }: Props) => (
  <ConfirmDialog
    title="Delete Budget 2026?"
    action="Delete"
    impacts={[{ label: '2 security groups', names: ['Finance', 'Board'] }]}
    busy={busy}
    onConfirm={onDelete}
    onClose={onClose}
  >
    Its milestones are deleted too.
  </ConfirmDialog>
)
`,
  },
  {
    title: 'Patterns/ErrorList',
    status: 'stable',
    components: ['ErrorList', 'ErrorMessages'],
    when: ['For errors of a whole form or page, often from the server.'],
    whenNot: ['For one field, use its `error`.', 'For a list that did not load, use `LoadError`.'],
    anatomy: [
      ['Heading', 'Only with several messages.'],
      ['Messages', 'One sentence each.'],
      ['Cross', 'Optional.'],
    ],
    keyboard: [['Tab', 'Moves to the cross.']],
    accessibility: ['An alert. Changed messages are announced again.'],
    do: ['Show it above the form, and keep the input.'],
    dont: ['Do not show codes or stack traces.'],
    code: `
import { ErrorList } from '@tributary/ui'

export const Refused = ({ onDismiss }: { onDismiss: () => void }) => (
  <ErrorList heading={null} messages={['The name is taken. Choose another one.']} onDismiss={onDismiss} />
)
`,
  },
  {
    title: 'Patterns/Instead of content',
    status: 'stable',
    components: ['LoadError', 'NoAccess', 'NotFound'],
    when: [
      '`LoadError` when a list could not be loaded. `NoAccess` when the user may not see a page.',
      '`NotFound` when the address leads nowhere.',
    ],
    whenNot: ['When the list is empty, use `EmptyState`.', 'When a poll fails, keep the last data.'],
    anatomy: [
      ['Heading', 'What happened.'],
      ['Sentence', 'What to do.'],
      ['Action', '"Try again", or a link to the home page.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the action.'],
      ['Enter', 'Runs it.'],
    ],
    accessibility: ['`LoadError` is an alert. Its button keeps the focus while it retries.'],
    do: ['Keep the header of the page visible.'],
    dont: ['Do not blame the user.'],
    code: `
import { LoadError } from '@tributary/ui'

export const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <LoadError message="The server did not respond." onRetry={onRetry} />
)
`,
  },
  {
    title: 'Patterns/CardGrid',
    status: 'stable',
    components: [],
    partOf: ['RunCardGrid', 'ManageCardGrid', 'UserGrid', 'OrganisationGrid', 'AreaGrid', 'ApprovalGrid'],
    when: ['For items as cards, as many in a row as fit.'],
    whenNot: ['To compare values, use `DataTable`.'],
    accessibility: [
      'With more than a hundred items, only the rows near the viewport are drawn.',
      'When the focused card is removed, the focus moves to the next one.',
    ],
  },
  {
    title: 'Patterns/Skeletons',
    status: 'stable',
    components: [],
    partOf: ['RunCardGridSkeleton', 'ManageCardGridSkeleton', 'UserGridSkeleton', 'DataTableSkeleton'],
    when: ['To compare each skeleton with the content that replaces it.'],
    whenNot: ['For a single line, use `Spinner`.'],
    accessibility: ['The place that loads is busy, and its lines are hidden from screen readers.'],
  },
] as const satisfies readonly FullGuide[]
