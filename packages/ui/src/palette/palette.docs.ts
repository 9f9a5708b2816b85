import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of the command palette. */
export const guides = [
  {
    title: 'Shell/CommandPalette',
    status: 'stable',
    overlay: true,
    components: ['CommandPalette'],
    when: [
      'To reach any page, organisation, user or action from anywhere, with the keyboard.',
      'To act on a connector from any page.',
    ],
    whenNot: [
      'To filter a list, use `SearchField`.',
      'For the actions of one row, use `Menu`.',
      'For actions that destroy something, use a button with a dialog.',
    ],
    anatomy: [
      ['Box', 'What is searched: names, hints and keywords.'],
      ['Groups', 'Up to six options each, and the number of others.'],
      [
        'Option',
        'A picture, the name with the match marked, a hint that distinguishes equal names, and the state.',
      ],
      ['Elsewhere', 'When nothing matches, the pages that search for the same words.'],
      ['Notes', 'That nothing matches, what still loads, and what could not be loaded.'],
    ],
    keyboard: [
      ['A letter', 'Searches. The first option becomes active.'],
      ['Arrow down, Arrow up', 'Activate the next or previous option, and wrap at the ends.'],
      ['Page down, Page up', 'Move by six.'],
      ['Home, End', 'The first or last option.'],
      ['>', 'Typed first, shows only the groups with `actions`.'],
      ['Enter', 'Closes the palette and runs the active option.'],
      ['Control+Enter, Command+Enter', 'Opens the page of the active option instead, if it has `open`.'],
      ['Escape', 'Closes it. The focus returns to where it was.'],
    ],
    accessibility: [
      'A combobox with a list in groups. The focus stays in the box, which points to the active option.',
      'The number of results is announced, and that groups load or failed.',
      'The button in the navigation announces its shortcut.',
      'The state of a connector is an icon with its word for screen readers, or with `inWords` the word itself.',
    ],
    do: [
      'Put groups that load late at the end. Nothing below a loading group is shown, so that nothing moves.',
      'Add `keywords` for other words that users type: "sign out" for "Log out".',
      'Open it with Control+K or Command+K, and with `palette` of the navigation.',
      'Keep the arrays of `items` stable. Their names are prepared once for each array.',
    ],
    dont: [
      'Do not filter the groups yourself. The palette searches ten thousand names without a delay.',
      'Do not offer actions that the user may not run.',
      'Do not close it in `run`. It is closed, and the focus is back, before `run` is called.',
    ],
    code: `
import type { ConnectorType } from '@tributary/domain'
import { typeTitle } from '@tributary/sdk/connectors'
import { CommandPalette, type PaletteGroup } from '@tributary/ui'
import { useEffect, useMemo, useState } from 'react'

type Props = {
  /** Undefined while they load. */
  types?: readonly ConnectorType[]
  navigate: (href: string) => void
  onLogOut: () => void
}

export function Palette({ types, navigate, onLogOut }: Props) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const groups = useMemo<PaletteGroup[]>(
    () => [
      {
        label: 'Actions',
        items: [
          { id: 'home', name: 'Home', picture: { icon: 'home' }, run: () => navigate('/home') },
          {
            id: 'log-out',
            name: 'Log out',
            keywords: 'sign out',
            picture: { icon: 'log-out' },
            run: onLogOut,
          },
        ],
      },
      {
        label: 'Connectors',
        items: types?.map(({ type }) => ({
          id: type,
          name: typeTitle(type),
          picture: { connectorType: type },
          run: () => navigate(\`/connectors/\${type}/refresh\`),
        })),
      },
    ],
    [types, navigate, onLogOut],
  )
  return <CommandPalette open={open} onOpenChange={setOpen} groups={groups} />
}
`,
  },
] as const satisfies readonly FullGuide[]
