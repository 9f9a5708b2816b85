import type { Id } from '@tributary/domain'
import {
  draftChoice,
  excelMessages,
  type GroupContent,
  type GroupDraft,
  type GroupLists,
  type GroupStepName,
  groupStepChoices,
  groupStepItems,
  groupsMessages,
  withDraftChoice,
} from '@tributary/sdk/excel'
import { Linker, type LinkerSide } from '@tributary/ui'
import { useMemo } from 'react'

export type GroupStepProps = {
  step: GroupStepName
  lists: GroupLists
  draft: GroupDraft
  /** The group as it was opened: what it grants stays in sight also when it is unticked. */
  opened: GroupContent | null
  busy: boolean
  chosen: Id | null
  onChoose: (id: Id) => void
  onDraft: (draft: GroupDraft) => void
}

type Words = { left: Omit<LinkerSide, 'items'>; right: Omit<LinkerSide, 'items'>; first: string }

const words: Record<GroupStepName, Words> = {
  areas: {
    left: { heading: 'Area', searchLabel: 'Search areas', none: excelMessages.none.areas },
    right: { heading: 'Sub-areas', searchLabel: 'Search sub-areas', none: excelMessages.none.subareas },
    first: 'Choose an area first.',
  },
  subareas: {
    left: { heading: 'Sub-area', searchLabel: 'Search sub-areas', none: excelMessages.none.subareas },
    right: { heading: 'Areas', searchLabel: 'Search areas', none: excelMessages.none.areas },
    first: 'Choose a sub-area first.',
  },
  versions: {
    left: { heading: 'Version', searchLabel: 'Search versions', none: excelMessages.none.versions },
    right: { heading: 'Milestones', searchLabel: 'Search milestones', none: 'No milestones found.' },
    first: 'Choose a version first.',
  },
}

/** One step: an item on the left, what of it the group may see on the right (requirements GROUP-07 to GROUP-09). */
export function GroupStep({ step, lists, draft, opened, busy, chosen, onChoose, onDraft }: GroupStepProps) {
  const asked = useMemo(() => ({ lists, step, draft, opened }), [lists, step, draft, opened])
  const items = useMemo(() => groupStepItems(asked), [asked])
  const shown = useMemo(() => (chosen === null ? [] : groupStepChoices(asked, chosen)), [asked, chosen])
  const { left, right, first } = words[step]
  const of = items.find(({ id }) => String(id) === String(chosen))
  const heading = of ? `${right.heading} of ${of.name}` : right.heading
  return (
    <Linker
      left={{ ...left, items, chosen, onChoose }}
      right={{ ...right, heading, items: shown }}
      choice={
        chosen === null ? { applyFor: 'onlySelected', ids: [] } : draftChoice(draft, step, chosen, shown)
      }
      onChoice={(choice) => chosen !== null && onDraft(withDraftChoice(draft, step, chosen, choice, shown))}
      scopes={groupsMessages.scopes}
      marks="letters"
      busy={busy}
      awaiting={first}
    />
  )
}
