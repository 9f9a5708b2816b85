import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of links between items. */
export const guides = [
  {
    title: 'Excel/Linker/Linker',
    status: 'stable',
    components: ['Linker'],
    when: [
      'To link one item on the left to several on the right, with up to ten thousand on each side.',
      'As a step of the `Wizard`, with `marks` set to letters.',
    ],
    whenNot: [
      'For a few links of one area, use `AreaLinksDialog`.',
      'To show links and remove them, use `LinkList`.',
    ],
    anatomy: [
      ['Left', 'One item is chosen. A note shows how many it is linked to.'],
      ['Line', 'From the chosen item to the right side.'],
      ['Scope', 'Optional: all current, all current and future, or only the ticked ones.'],
      ['Right', 'The items to tick, with the number of ticked ones and "Select all".'],
      ['Tools', 'A search and the order, on both sides.'],
      ['Impact', 'Optional: an `AccessImpact` below both sides, with who gains and loses.'],
    ],
    keyboard: [
      ['Tab', 'Moves between the tools and the lists. Each list is one stop.'],
      ['Arrow keys, Home, End, Page up, Page down', 'Move in a list. On the left they also choose.'],
      ['Letters', 'Move to the next name that starts with them.'],
      ['Space, Enter', 'On the right: ticks the item.'],
      ['Shift+Space', 'Ticks all items from the last ticked one.'],
      ['Ctrl+A', 'On the right: ticks all shown items.'],
      ['Escape', 'In a search: clears it.'],
    ],
    accessibility: [
      'Each side is a region with its heading. The left list is a radio group, the right one has checkboxes.',
      'The note and the status of an item describe it. They are not part of its name.',
      'In narrow windows the left side folds after a choice, and "Change Area" receives the focus.',
    ],
    do: [
      'Keep `ids` while a scope of all is chosen. The ticks return with "Only selected".',
      'Load the links of another item only if needed: the arrow keys choose each item they pass.',
      'Pass `awaiting` if nothing can be ticked before an item is chosen.',
      'Put a `LinkerBar` below it. It says what the button will do.',
    ],
    dont: [
      'Do not sort or filter `items`. The linker does both, and a search keeps hidden ticks.',
      'Do not put it into a dialog. It fills the height of the window and scrolls inside.',
      'Do not remove the last links without a sentence about it in the bar.',
    ],
    code: `
import { type Area, type Id, type Subarea, sameId } from '@tributary/domain'
import { choiceOf, excelMessages, noLinks } from '@tributary/sdk/excel'
import { Linker } from '@tributary/ui'
import { useState } from 'react'

export function AreaLinks({ areas, subareas }: { areas: readonly Area[]; subareas: readonly Subarea[] }) {
  const [chosen, setChosen] = useState<Id | null>(null)
  const [choice, setChoice] = useState(choiceOf(noLinks))
  const choose = (id: Id) => {
    const area = areas.find((one) => sameId(one.id, id))
    const ids = area?.subareas.map((subarea) => subarea.id) ?? []
    setChosen(id)
    setChoice(choiceOf({ ids, later: area?.allCurrentAndFuture ?? false }))
  }
  const left = { heading: 'Area', searchLabel: 'Search areas', none: 'No areas found.', items: areas }
  const right = {
    heading: 'Sub-areas',
    searchLabel: 'Search sub-areas',
    none: 'No sub-areas found.',
    items: subareas,
  }
  return (
    <Linker
      left={{ ...left, chosen, onChoose: choose }}
      right={right}
      choice={choice}
      onChoice={setChoice}
      scopes={excelMessages.applyFor}
      awaiting="Choose an area first."
    />
  )
}
`,
  },
  {
    title: 'Excel/Linker/LinkerBar',
    status: 'stable',
    components: ['LinkerBar'],
    when: ['Below a `Linker`, to save the links or to leave.'],
    whenNot: [
      'In a dialog, use the footer of `FormDialog`.',
      'In a `Wizard`, use its own bar. It has the steps.',
    ],
    anatomy: [
      ['Sentence', 'What the button will do: "Link New product trials to 5 sub-areas."'],
      ['Back', 'A quiet button with an arrow.'],
      ['More', 'Optional `children`, such as a second way on.'],
      ['Submit', 'The primary button.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the buttons.'],
      ['Enter, Space', 'Presses them.'],
    ],
    accessibility: [
      'The sentence is announced when it has not changed for 0.7 seconds, so ticking many items is quiet.',
      'While busy, the submit button keeps the focus and shows `busyLabel`. The other one is disabled.',
    ],
    do: [
      'Write the sentence before and after each tick, also for what is missing: "Choose an area."',
      'Use the sentence for the progress while several links are saved.',
    ],
    dont: [
      'Do not use "OK" or "Submit" as the label. Name the result: "Create Link".',
      'Do not enable the button while nothing has changed.',
    ],
    code: `
import { nouns } from '@tributary/sdk/common'
import { newLinkSentence } from '@tributary/sdk/excel'
import { LinkerBar } from '@tributary/ui'

type Props = { area: string; count: number; busy: boolean; onBack: () => void; onCreate: () => void }

export function AreaLinkBar({ area, count, busy, onBack, onCreate }: Props) {
  const parts = newLinkSentence({ verb: 'Link', name: area, count, noun: nouns['sub-area'], scope: 'some' })
  return (
    <LinkerBar
      sentence={parts.map(({ text, strong }) => (strong ? <b key={text}>{text}</b> : text))}
      back={{ label: 'Back to links', onPress: onBack }}
      submit={{ label: 'Create Link', busyLabel: 'Creating link', busy, disabled: count === 0, onPress: onCreate }}
    />
  )
}
`,
  },
  {
    title: 'Excel/Linker/LinkList',
    status: 'stable',
    components: ['LinkList'],
    when: ['To list items with their links, and to edit and remove these.'],
    whenNot: ['To make links, use `Linker`.', 'For items with more properties than a name, use `DataTable`.'],
    anatomy: [
      ['Toolbar', 'A search by name, and the order.'],
      ['Row', 'Name and status, then the relation with the linked names.'],
      ['More', 'Opens the names that do not fit.'],
      ['Actions', 'Edit, and the button that removes the links. A row without links has only Edit.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the toolbar, then through the buttons of each row.'],
      ['Enter, Space', 'Presses a button. On "+3 more": opens the names.'],
      ['Escape', 'In the search: clears it.'],
    ],
    accessibility: [
      'The list has the name in `label`. Each button contains the item: "Unlink Revenue".',
      'The number of matches of a search is announced.',
      'After its links are removed, Edit of the same row receives the focus.',
    ],
    do: [
      'Name the action in `removeLabel`: Unlink, Unassign or Delete.',
      'Pass `every` for an item that is linked to all. It replaces the names.',
      'Pass the ids of rows that are being saved in `busy`. Their buttons stop working.',
    ],
    dont: [
      'Do not sort or filter `rows`. The list does both.',
      'Do not remove all links of an item without a `ConfirmDialog`.',
      'Do not cut long lists of names. The row shows as many as fit, and a button opens the others.',
    ],
    code: `
import { type Area, sameId } from '@tributary/domain'
import { excelMessages } from '@tributary/sdk/excel'
import { LinkList } from '@tributary/ui'

type Props = { areas: readonly Area[]; onEdit: (area: Area) => void; onUnlink: (area: Area) => void }

export function LinkedAreas({ areas, onEdit, onUnlink }: Props) {
  const rows = areas.map((area) => ({
    ...area,
    linked: area.subareas.map(({ name }) => name),
    ...(area.allCurrentAndFuture && { every: excelMessages.everySubarea }),
  }))
  const withArea = (act: (area: Area) => void) => (row: { id: Area['id'] }) => {
    const area = areas.find(({ id }) => sameId(id, row.id))
    if (area) act(area)
  }
  return (
    <LinkList
      label="Areas and their sub-areas"
      rows={rows}
      noun="area"
      searchLabel="Search areas"
      none={excelMessages.none.areas}
      relation={excelMessages.linkedTo}
      unlinked={excelMessages.notLinked}
      removeLabel="Unlink"
      onEdit={withArea(onEdit)}
      onRemove={withArea(onUnlink)}
    />
  )
}
`,
  },
  {
    title: 'Excel/Linker/LinkProblem',
    status: 'stable',
    components: ['LinkProblem'],
    when: ['Above a `Linker`, when some of the links could not be saved.'],
    whenNot: ['For a list that did not load, use `LoadError`.', 'In a dialog, use its `error`.'],
    anatomy: [
      ['Heading', 'How many failed. Left out with null.'],
      ['Messages', 'One sentence for each link that failed.'],
      ['Retry', 'Optional. Repeats only what failed.'],
      ['Cross', 'Closes the problem.'],
    ],
    keyboard: [
      ['Tab', 'Moves to Retry and the cross.'],
      ['Enter, Space', 'Presses them.'],
    ],
    accessibility: ['An alert. It is announced again when its messages change.'],
    do: [
      'Put the number into the label: "Retry 7 failed".',
      'Remove it when a retry starts, so that the same failure is announced again.',
    ],
    dont: [
      'Do not send the saved links again. A retry must contain only the failed ones.',
      'Do not clear the ticks. They still show what the user wants.',
    ],
    code: `
import { linksMessages } from '@tributary/sdk/excel'
import { LinkProblem } from '@tributary/ui'

type Props = { failures: readonly string[]; onRetry: () => void; onDismiss: () => void }

export const NotSaved = ({ failures, onRetry, onDismiss }: Props) => (
  <LinkProblem
    heading="These links could not be saved:"
    messages={failures}
    retry={{ label: linksMessages.retry(failures.length), onPress: onRetry }}
    onDismiss={onDismiss}
  />
)
`,
  },
] as const satisfies readonly FullGuide[]
