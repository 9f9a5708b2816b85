import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of areas and sub-areas. */
export const guides = [
  {
    title: 'Excel/Structure/Areas',
    status: 'stable',
    components: [
      'AreaGrid',
      'SubareaGrid',
      'StructureGridSkeleton',
      'StructureDialog',
      'ArchivedBar',
      'SynchroniseNote',
      'structureCard',
    ],
    when: [
      '`AreaGrid` and `SubareaGrid` list areas and sub-areas with their links.',
      '`StructureDialog` changes the name and the status of one of them.',
      '`SynchroniseNote` above the list: a change reaches the database with the next synchronisation.',
    ],
    whenNot: [
      'For entities, helper tables and versions, use their tables.',
      'For an item without a status, use `NameDialog`.',
      'If the structure is known to be outdated, `StructureNotice` synchronises in place.',
    ],
    anatomy: [
      ['Archived bar', 'A checkbox with the number of archived items, and a sentence while they are hidden.'],
      ['Card', 'Status, Edit and Delete, the name, the id to copy, and the links.'],
      ['Links', 'The first sub-areas as initials, the names of areas, or "All".'],
      ['Manage linked sub-areas', 'On the card of an area. Opens `AreaLinksDialog`.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the buttons of each card.'],
      ['Space', 'On "Hide archived": hides or shows them.'],
      ['Enter, Space', 'Press a button. On Copy next to the id: copies it.'],
      ['Enter', 'In the dialog: saves.'],
      ['Escape', 'Cancels the dialog. With unsaved input, a question comes first.'],
    ],
    accessibility: [
      'A card is an article that its name labels. Its buttons contain the name: "Edit Revenue".',
      'The initials of a sub-area are an image with its whole name.',
      'How many archived items are hidden is a status.',
    ],
    do: [
      'Return the focus with `structureCard`, because the button may be drawn again after the dialog.',
      'Count in `ArchivedBar` what the search finds, so that a hidden match is not missed.',
      'Pass `current` to the dialog. A field that was not edited then takes over the change of another user.',
      'Give `automaticAreas` to `SubareaGrid`. The response of an automatic area may omit its links.',
    ],
    dont: [
      'Do not pass `canDelete` to users who get an error from it. Edit stays available.',
      'Do not wrap a grid in an element that scrolls. With more than a hundred cards, the page must scroll.',
      'Do not close `StructureDialog` before the server has accepted the change. A name may be taken.',
    ],
    code: `
import { type Area, statusNameOf } from '@tributary/domain'
import { areasMessages } from '@tributary/sdk/excel'
import { ArchivedBar, AreaGrid, SynchroniseNote } from '@tributary/ui'
import { useState } from 'react'

type Act = (area: Area) => void
type Props = { areas: readonly Area[]; canDelete: boolean; onEdit: Act; onDelete: Act; onLinks: Act }

export function Areas({ areas, ...cards }: Props) {
  const [hidden, setHidden] = useState(true)
  const current = areas.filter(({ status }) => statusNameOf(status) !== 'archived')
  const archived = areas.length - current.length
  return (
    <>
      <SynchroniseNote href="/excel/table-synchronisation" />
      <ArchivedBar
        hidden={hidden}
        onHide={setHidden}
        count={archived}
        sentence={areasMessages.archivedHidden(archived)}
      />
      <AreaGrid {...cards} areas={hidden ? current : areas} />
    </>
  )
}
`,
  },
  {
    title: 'Excel/Structure/LinksDialog',
    status: 'stable',
    overlay: true,
    components: ['AreaLinksDialog'],
    when: ['To link one area to all sub-areas, or to some of them, from its card.'],
    whenNot: ['To link many areas one after the other, use `Linker`.'],
    anatomy: [
      ['Link type', 'Automatic is every sub-area, now and later. Custom is what is ticked.'],
      ['Checklist', 'Only with Custom: a search, "Select all", "Select none" and the sub-areas.'],
      ['Progress', 'How many calls are done, while they are sent.'],
      ['Sentence', 'Next to the buttons: what saving changes.'],
    ],
    keyboard: [
      ['Arrow keys, Home, End', 'Move in the checklist, which is one stop.'],
      ['Space, Enter', 'Ticks a sub-area. Shift+Space ticks a range.'],
      ['Ctrl+A', 'Ticks all shown sub-areas.'],
      ['Escape', 'Clears the search, then cancels. With changes, a question comes first.'],
    ],
    accessibility: [
      'The name of the area is the description of the dialog.',
      'The checklist is a group with a name. The sentence is a status, so the effect of ticks is announced.',
      'Enter in the checklist or its search never submits the form.',
    ],
    do: [
      'Keep `ids` while the link type is Automatic. The ticks return with Custom.',
      'Compare with the stored links for `changed`. Save is disabled until it is true.',
      'After a failure, name what a press does in `action`: "Retry 3 failed".',
    ],
    dont: [
      'Do not filter `subareas`. The search does it and keeps hidden ticks.',
      'Do not send the removals first. A user who keeps access would lose it for a moment: use `areaLinkPlan`.',
    ],
    code: `
import type { Area, Subarea } from '@tributary/domain'
import { areaLinkPlan, areasMessages } from '@tributary/sdk/excel'
import { AreaLinksDialog, type AreaLinksDialogProps, structureCard } from '@tributary/ui'
import { useState } from 'react'

type Plan = ReturnType<typeof areaLinkPlan>
type Props = Pick<AreaLinksDialogProps, 'progress' | 'error' | 'onClose'> & {
  area: Area
  subareas: readonly Subarea[]
  onSave: (plan: Plan) => void
}

export function AreaLinks({ area, subareas, onSave, ...dialog }: Props) {
  const stored = { linkType: area.subareaLinkType, ids: area.subareas.map(({ id }) => id) }
  const [choice, setChoice] = useState<AreaLinksDialogProps['choice']>(stored)
  const { linkType, ids } = choice
  const plan = areaLinkPlan(area, linkType === 'custom' ? { linkType, subareaIds: ids } : { linkType })
  return (
    <AreaLinksDialog
      {...dialog}
      name={area.name}
      subareas={subareas}
      choice={choice}
      onChoice={setChoice}
      changed={plan.flat().length > 0}
      sentence={linkType === 'custom' ? areasMessages.selected(ids.length, subareas.length) : null}
      busy={dialog.progress !== null}
      onSave={() => onSave(plan)}
      returnFocus={() => structureCard(area.id)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
