import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages of what users press, follow and copy. */
export const guides = [
  {
    title: 'Primitives/Button',
    status: 'stable',
    components: ['Button', 'ButtonLink'],
    when: [
      'For an action: save, refresh, delete.',
      'Use `ButtonLink` for a page that is the main next step.',
    ],
    whenNot: ['In a sentence, use `Link` or `LinkButton`.', 'For one of several views, use `Segmented`.'],
    anatomy: [
      ['Icon', 'Optional, before the label. A spinner replaces it while loading.'],
      ['Label', 'A verb. With `loadingLabel`, the button reserves the width of both labels.'],
    ],
    keyboard: [['Enter, Space', 'Presses the button. `ButtonLink` reacts to Enter only.']],
    accessibility: [
      'A busy button has `aria-busy` and `aria-disabled`, and keeps the focus.',
      'Every size is at least 28 pixels high, and larger on phones.',
    ],
    do: ['Use at most one `primary` button per view.', 'Use `danger` only for what destroys something.'],
    dont: [
      'Do not put two ideas into a label.',
      'Do not use `disabled` while a request runs. Use `loading`.',
    ],
    code: `
import { Button } from '@tributary/ui'

export const Save = ({ saving, onSave }: { saving: boolean; onSave: () => void }) => (
  <Button variant="primary" loading={saving} loadingLabel="Saving" onClick={onSave}>
    Save
  </Button>
)
`,
  },
  {
    title: 'Primitives/IconButton',
    status: 'stable',
    components: ['IconButton'],
    when: ['Where space is short and the icon is well known: close, copy, delete a row.'],
    whenNot: ['For the main action of a view, use `Button` with a label.'],
    anatomy: [['Icon', 'The whole content.']],
    keyboard: [['Enter, Space', 'Presses the button.']],
    accessibility: ['`aria-label` is required. In rows it contains the name: "Delete Budget".'],
    do: ['Name the action and its subject in the label.'],
    dont: ['Do not rely on the tooltip. Touch screens have none.'],
    code: `
import { IconButton } from '@tributary/ui'
import { Trash2 } from 'lucide-react'

export const Delete = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <IconButton icon={Trash2} variant="ghost" aria-label={\`Delete \${name}\`} onClick={onDelete} />
)
`,
  },
  {
    title: 'Primitives/ViewOnly',
    status: 'stable',
    components: ['ViewOnly'],
    when: ['Around pages that a user may read but not change.'],
    whenNot: ['If only some actions are not allowed, leave those out.'],
    anatomy: [
      ['Reason', 'Why nothing can be changed. It describes every disabled control. Null disables nothing.'],
      ['Children', 'Pages, dialogs and menus. Context reaches dialogs and menus as well.'],
    ],
    keyboard: [['Tab', 'Skips the disabled controls.']],
    accessibility: ['The reason is the description of a control and its tooltip.'],
    do: [
      'Give `writes` to a button that changes data and is neither `primary`, `danger` nor a submit button.',
      'Give `writes={false}` to a `primary` button that changes nothing, such as "Next".',
    ],
    dont: ['Do not rely on it for safety. The server decides.'],
    code: `
import { Button, ViewOnly } from '@tributary/ui'

export const Page = ({ onSave }: { onSave: () => void }) => (
  <ViewOnly reason="You cannot change anything here.">
    <Button variant="primary" onClick={onSave}>
      Save
    </Button>
  </ViewOnly>
)
`,
  },
  {
    title: 'Primitives/Link',
    status: 'stable',
    components: ['Link', 'LinkButton', 'Anchor', 'LinkProvider'],
    when: [
      '`Link` leads to another page. `LinkButton` is an action that reads like a link in a sentence.',
      '`Anchor` is a link without a style. `LinkProvider` makes all of them use the router.',
    ],
    whenNot: ['For the main next step, use `ButtonLink`.', 'For an action outside text, use `Button`.'],
    anatomy: [['Text', 'Says where it leads.']],
    keyboard: [['Enter', 'Follows the link. `LinkButton` also reacts to Space.']],
    accessibility: ['Links in text are underlined, so colour is not the only sign.'],
    do: ['Write the destination: "See all connectors".'],
    dont: ['Do not write "click here".', 'Do not use a link for an action.'],
    code: `
import { Link } from '@tributary/ui'

export const Help = () => <Link href="/connectors">See all connectors</Link>
`,
  },
  {
    title: 'Primitives/CopyButton',
    status: 'stable',
    components: ['CopyButton', 'CopyField', 'CopyText'],
    when: [
      '`CopyField` shows one value to copy, such as a host name.',
      '`CopyText` is an id in a table cell. `CopyButton` stands alone.',
    ],
    whenNot: ['For a value that users only read, use `Text`.'],
    anatomy: [
      ['Value', 'In a field, or on one line that is shortened in the middle.'],
      ['Button', 'Confirms for three seconds that the text is copied.'],
    ],
    keyboard: [['Enter, Space', 'Copies the text.']],
    accessibility: ['The confirmation is a status, so screen readers announce it.'],
    do: ['Give several copy buttons different labels.'],
    dont: ['Do not copy secrets that users must not see.'],
    code: `
import { CopyField } from '@tributary/ui'

export const Host = () => <CopyField label="Host" value="db.example.org" />
`,
  },
  {
    title: 'Primitives/Menu',
    status: 'stable',
    components: [
      'Menu',
      'MenuItem',
      'MenuLabel',
      'MenuLink',
      'MenuRadioGroup',
      'MenuRadioItem',
      'MenuSeparator',
    ],
    when: [
      'For secondary actions of one subject.',
      'For a choice that is rarely changed, with `MenuRadioGroup`.',
    ],
    whenNot: ['For one or two actions, show buttons.', 'For a value in a form, use `Select`.'],
    anatomy: [
      ['Trigger', 'A button. It names the menu.'],
      ['Items', 'Actions, links or options. Dangerous ones come last, after a separator.'],
    ],
    keyboard: [
      ['Enter, Space, Arrow down', 'Opens the menu and focuses the first item.'],
      ['Arrow keys', 'Move between the items.'],
      ['A letter', 'Moves to the next item that starts with it.'],
      ['Escape', 'Closes the menu. The focus returns to the trigger.'],
    ],
    accessibility: ['Follows the ARIA menu button pattern (Radix).'],
    do: ['Start each item with a verb.'],
    dont: ['Do not put the main action of a view into a menu.'],
    code: `
import { Button, Menu, MenuItem, MenuSeparator } from '@tributary/ui'

type Props = { onRename: () => void; onDelete: () => void }

export const Actions = ({ onRename, onDelete }: Props) => (
  <Menu trigger={<Button>Actions</Button>}>
    <MenuItem onSelect={onRename}>Rename</MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger" onSelect={onDelete}>
      Delete
    </MenuItem>
  </Menu>
)
`,
  },
  {
    title: 'Primitives/Breadcrumb',
    status: 'stable',
    components: ['Breadcrumb'],
    when: ['On pages below another page of the navigation.'],
    whenNot: ['On the first level. The navigation already shows where the user is.'],
    anatomy: [
      ['Links', 'From the outermost page to the parent. Phones show only the parent.'],
      ['Current page', 'Text, worded like the heading.'],
    ],
    keyboard: [['Tab', 'Moves through the links.']],
    accessibility: ['A navigation landmark with the name "Breadcrumb".'],
    do: ['Use the words of the headings.'],
    dont: ['Do not use it as a list of steps. Use `Stepper`.'],
    code: `
import { Breadcrumb } from '@tributary/ui'

export const Path = () => (
  <Breadcrumb links={[{ label: 'Connectors', href: '/connectors' }]} current="Xero" />
)
`,
  },
  {
    title: 'Primitives/CsvButton',
    status: 'stable',
    components: [
      'CsvButton',
      'RecordExports',
      'useRecordExport',
      'csvOf',
      'saveFile',
      'CSV_TYPE',
      'areaCsv',
      'subareaCsv',
    ],
    when: [
      'With every list that people compare, file or send on.',
      '`DataTable`, `LinkList` and `UserViewBar` have it already: pass their `csv`.',
      '`saveFile` is for files that are built in pieces, such as a long report.',
      '`RecordExports` around the application records lists with `exports` before their file is written.',
    ],
    whenNot: ['For a file that the server creates, link to it with `download`.'],
    anatomy: [
      ['Icon and label', 'Always "Download CSV".'],
      ['Count', 'The number of rows that the file will have, without its headings.'],
    ],
    keyboard: [['Enter, Space', 'Downloads the file.']],
    accessibility: ['The accessible name has the number of rows in words.'],
    do: [
      'Pass the rows that the user sees, in their order.',
      'Give a time its own column with `csvTime` and a heading that ends with "(UTC)".',
      'Put names of linked items into one cell, separated by semicolons.',
    ],
    dont: [
      'Do not format numbers for a language: a spreadsheet would read text.',
      'Do not escape cells yourself: quotes and formulas are handled.',
    ],
    code: `
import { type CsvColumn, CsvButton } from '@tributary/ui'

type Table = { name: string; rows: number }

const columns: CsvColumn<Table>[] = [
  { header: 'Table', text: ({ name }) => name },
  { header: 'Rows', text: ({ rows }) => String(rows) },
]

export const Download = ({ tables }: { tables: readonly Table[] }) => (
  <CsvButton columns={columns} rows={tables} subject="Tables" organisation="acme Traders" />
)
`,
  },
] as const satisfies readonly FullGuide[]
