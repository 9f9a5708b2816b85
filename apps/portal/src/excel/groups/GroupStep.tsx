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
  /** The group as it was opened: archived items that it grants stay visible even if they are unticked. */
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

/** One step: items on the left, and the access of the group to the chosen one on the right. */
export function GroupStep({ step, lists, draft, opened, busy, chosen, onChoose, onDraft }: GroupStepProps) {
  const stepState = useMemo(() => ({ lists, step, draft, opened }), [lists, step, draft, opened])
  const items = useMemo(() => groupStepItems(stepState), [stepState])
  const shown = useMemo(
    () => (chosen === null ? [] : groupStepChoices(stepState, chosen)),
    [stepState, chosen],
  )
  const { left, right, first } = words[step]
  const chosenItem = items.find(({ id }) => String(id) === String(chosen))
  const heading = chosenItem ? `${right.heading} of ${chosenItem.name}` : right.heading
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
