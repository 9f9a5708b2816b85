import type { FullGuide } from '../../.storybook/guide.ts'

const fieldParts = [
  ['Label', 'Above the control. It names the field.'],
  ['Control', 'Fills the width of its container.'],
  ['Line', 'The help, or the error that replaces it.'],
] as const

const fieldAccess = [
  'The label, the help and the error belong to the control, so screen readers read them together.',
  'An invalid field has `aria-invalid`.',
]

/** The pages of what users fill in and choose. */
export const guides = [
  {
    title: 'Primitives/TextField',
    status: 'stable',
    components: ['TextField'],
    when: ['For one line of text: a name, an address, a number.'],
    whenNot: [
      'For passwords, use `PasswordField`.',
      'For a fixed list, use `Select`.',
      'To filter a list, use `SearchField`.',
    ],
    anatomy: fieldParts,
    keyboard: [
      ['Tab', 'Moves to the field.'],
      ['Enter', 'Submits the form.'],
    ],
    accessibility: fieldAccess,
    do: ['Mark optional fields with `optional`.', 'Show the error when the user leaves the field.'],
    dont: ['Do not use a placeholder as the label.'],
    code: `
import { TextField } from '@tributary/ui'

type Props = { name: string; error?: string; onName: (name: string) => void }

export const Name = ({ name, error, onName }: Props) => (
  <TextField label="Name" value={name} error={error} onChange={({ target }) => onName(target.value)} />
)
`,
  },
  {
    title: 'Primitives/PasswordField',
    status: 'stable',
    components: ['PasswordField'],
    when: ['For a password or another secret that the user types.'],
    whenNot: ['For a stored secret. Show that it is set, and let the user replace it.'],
    anatomy: [...fieldParts, ['Eye', 'Shows or hides the text.']],
    keyboard: [
      ['Tab', 'Moves to the field, then to the eye.'],
      ['Enter, Space', 'On the eye: shows or hides the text.'],
    ],
    accessibility: [...fieldAccess, 'A hint about Caps Lock is announced.'],
    do: ['Set `autoComplete`, so that password managers work.'],
    dont: ['Do not forbid pasting.'],
    code: `
import { PasswordField } from '@tributary/ui'

export const Password = () => <PasswordField label="Password" autoComplete="current-password" />
`,
  },
  {
    title: 'Primitives/SearchField',
    status: 'stable',
    components: ['SearchField'],
    when: ['To filter the list on the same page while the user types.'],
    whenNot: ['For a value in a form, use `TextField`.'],
    anatomy: [
      ['Icon', 'A magnifying glass.'],
      ['Field', 'The text.'],
      ['Cross', 'Clears the text. Only shown if there is one.'],
    ],
    keyboard: [['Escape', 'Clears the text.']],
    accessibility: ['A search field with an accessible name but no visible label.'],
    do: ['Show `NoMatches` when the search finds nothing.'],
    dont: ['Do not search on the server at each key without a delay.'],
    code: `
import { SearchField } from '@tributary/ui'
import { useState } from 'react'

export function Search() {
  const [text, setText] = useState('')
  return <SearchField label="Search connectors" value={text} onChange={setText} />
}
`,
  },
  {
    title: 'Primitives/Select',
    status: 'stable',
    components: ['Select', 'InlineSelect'],
    when: [
      'For one of three or more options.',
      'Use `InlineSelect` in a toolbar, with its label next to it.',
    ],
    whenNot: [
      'For two to five short options that change the view, use `Segmented`.',
      'For yes or no, use `Checkbox` or `Switch`.',
    ],
    anatomy: fieldParts,
    keyboard: [
      ['Arrow keys', 'Change the option.'],
      ['Space, Alt+Arrow down', 'Opens the list.'],
      ['A letter', 'Selects the next option that starts with it.'],
    ],
    accessibility: [...fieldAccess, 'The list is native, so every screen reader and phone supports it.'],
    do: ['Say why an option is unavailable, in `unavailable`.'],
    dont: ['Do not start an action when the user changes the option.'],
    code: `
import { Select } from '@tributary/ui'

type Role = 'admin' | 'user'
const roles = [
  { value: 'admin', label: 'Administrator' },
  { value: 'user', label: 'User' },
] as const

export const RoleField = ({ role, onRole }: { role: Role | null; onRole: (role: Role) => void }) => (
  <Select label="Role" options={roles} value={role} onChange={onRole} />
)
`,
  },
  {
    title: 'Primitives/Checkbox',
    status: 'stable',
    components: ['Checkbox'],
    when: ['For yes or no in a form that is submitted.', 'For several of a list.'],
    whenNot: ['For a setting that applies immediately, use `Switch`.'],
    anatomy: [
      ['Box', 'Empty, ticked or mixed.'],
      ['Label', 'To the side of the box. A press on it ticks the box.'],
      ['Help', 'Optional, below the label.'],
    ],
    keyboard: [['Space', 'Ticks or clears the box.']],
    accessibility: ['A native checkbox. `mixed` is announced as "mixed".'],
    do: ['Word the label as a statement that is true when ticked.'],
    dont: ['Do not use negations: "Do not send mail".'],
    code: `
import { Checkbox } from '@tributary/ui'

export const Trust = () => <Checkbox label="Trust this device" name="trust" />
`,
  },
  {
    title: 'Primitives/Switch',
    status: 'stable',
    components: ['Switch'],
    when: ['For a setting that applies as soon as it is changed.'],
    whenNot: ['In a form with a Save button, use `Checkbox`.'],
    anatomy: [
      ['Track and thumb', 'Show the state.'],
      ['Label', 'Names the setting.'],
    ],
    keyboard: [['Space', 'Changes the setting.']],
    accessibility: ['Has the role `switch`. The state is announced as on or off.'],
    do: ['Confirm the change only if it fails.'],
    dont: ['Do not change the label with the state.'],
    code: `
import { Switch } from '@tributary/ui'
import { useState } from 'react'

export function Archived() {
  const [hidden, setHidden] = useState(true)
  return <Switch label="Hide archived" checked={hidden} onChange={setHidden} />
}
`,
  },
  {
    title: 'Primitives/Segmented',
    status: 'stable',
    components: ['Segmented'],
    when: ['For two to five short options that change what the page shows.'],
    whenNot: ['For more or longer options, use `Select`.', 'For pages, use links.'],
    anatomy: [
      ['Options', 'Side by side, one is selected.'],
      ['Count', 'Optional, after the label of an option.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the selected option.'],
      ['Arrow keys', 'Select the next or previous option.'],
    ],
    accessibility: ['A group of radio buttons with the name in `label`.'],
    do: ['Use one word per option.'],
    dont: ['Do not use it for actions.'],
    code: `
import { Segmented } from '@tributary/ui'
import { useState } from 'react'

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const

export function View() {
  const [view, setView] = useState<'cards' | 'table'>('cards')
  return <Segmented label="View" options={views} value={view} onChange={setView} />
}
`,
  },
] as const satisfies readonly FullGuide[]
