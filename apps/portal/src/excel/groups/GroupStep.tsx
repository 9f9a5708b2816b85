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
import { groupsText } from './groups.messages.ts'

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
    left: {
      get heading() {
        return groupsText.area
      },
      get searchLabel() {
        return groupsText.searchAreas
      },
      get none() {
        return excelMessages.none.areas
      },
    },
    right: {
      get heading() {
        return groupsText.subAreas
      },
      get searchLabel() {
        return groupsText.searchSubAreas
      },
      get none() {
        return excelMessages.none.subareas
      },
    },
    get first() {
      return groupsText.chooseAnAreaFirst
    },
  },
  subareas: {
    left: {
      get heading() {
        return groupsText.subArea
      },
      get searchLabel() {
        return groupsText.searchSubAreas
      },
      get none() {
        return excelMessages.none.subareas
      },
    },
    right: {
      get heading() {
        return groupsText.areas
      },
      get searchLabel() {
        return groupsText.searchAreas
      },
      get none() {
        return excelMessages.none.areas
      },
    },
    get first() {
      return groupsText.chooseASubAreaFirst
    },
  },
  versions: {
    left: {
      get heading() {
        return groupsText.version
      },
      get searchLabel() {
        return groupsText.searchVersions
      },
      get none() {
        return excelMessages.none.versions
      },
    },
    right: {
      get heading() {
        return groupsText.milestones
      },
      get searchLabel() {
        return groupsText.searchMilestones
      },
      get none() {
        return groupsText.noMilestonesFound
      },
    },
    get first() {
      return groupsText.chooseAVersionFirst
    },
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
