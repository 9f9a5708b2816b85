import type { Id, Organisation, SecurityGroup } from '@tributary/domain'
import { nameError } from '@tributary/sdk/common'
import {
  type GroupDraft,
  type GroupLists,
  type GroupStepName,
  groupChanges,
  groupDraft,
  groupPlan,
  groupPlanSentence,
  groupsMessages,
  selectionOf,
} from '@tributary/sdk/excel'
import { useStore } from 'jotai'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { unlessUnsaved } from '../../page/unsaved.ts'
import { useViewFocus } from '../use-view-focus.ts'
import { useAccessDifferences } from './use-access-differences.ts'
import { STEPS, useGroupStep } from './use-group-step.ts'
import { useSendGroup } from './use-send-group.ts'

type Options = {
  group: SecurityGroup | null
  organisation: Organisation
  lists: GroupLists
  onClose: () => void
}

const emptyDraft = groupDraft(null)

/** The draft of the wizard, and the navigation between its steps. */
export function useGroupWizard({ group, organisation, lists, onClose }: Options) {
  const store = useStore()
  const [draft, setDraft] = useState<GroupDraft>(() => groupDraft(group))
  const [chosen, setChosen] = useState<Readonly<Partial<Record<GroupStepName, Id>>>>({})
  const { step, goTo } = useValidStep(draft.name !== '')
  const name = useName(draft, setDraft)
  const sending = useSendGroup({ group, organisation, lists, draft, onDraft: setDraft, onSaved: onClose })
  const { base } = sending
  const { dirty, changed, sentence, differences } = useChanges(base, draft, lists, organisation.id)
  return {
    draft,
    setDraft,
    base,
    step,
    name: name.field,
    sending,
    dirty,
    /** There is something to send. */
    changed,
    sentence: step === STEPS ? sentence : null,
    /** What each user gains and loses, on the last step. Undefined until computed. */
    differences: step === STEPS ? differences : undefined,
    chosen,
    choose: (stepName: GroupStepName, id: Id) => setChosen({ ...chosen, [stepName]: id }),
    next: () => name.validate() && goTo(step + 1),
    back: () => goTo(step - 1),
    leave: () => unlessUnsaved(store, onClose),
    finish: () => name.validate() && void sending.send(),
  }
}

/** The step. An empty wizard begins at the first one, even if the address names a later one. */
function useValidStep(hasName: boolean) {
  const { step, goTo } = useGroupStep()
  const begin = useEffectEvent(() => {
    if (step > 1 && !hasName) goTo(1, true)
  })
  useEffect(() => begin(), [])
  useViewFocus(step)
  return { step, goTo }
}

/** The name field, which every step shows. It is validated when the user moves on. */
function useName(draft: GroupDraft, setDraft: (draft: GroupDraft) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isChecked, setIsChecked] = useState(false)
  const error = nameError(draft.name)
  const validate = () => {
    setIsChecked(error !== null)
    if (error !== null) input.current?.focus()
    return error === null
  }
  const field = {
    label: groupsMessages.nameLabel,
    value: draft.name,
    error: isChecked ? (error ?? undefined) : undefined,
    onChange: (name: string) => setDraft({ ...draft, name }),
    ref: input,
  }
  return { field, validate }
}

function useChanges(base: SecurityGroup | null, draft: GroupDraft, lists: GroupLists, organisationId: Id) {
  const later = useDeferredValue(draft)
  const differences = useAccessDifferences(base, later, lists, organisationId)
  // A new group has no users, so their number is not shown.
  const people = base ? differences?.length : undefined
  const changes = useMemo(() => {
    const { renamed, added, removed } = groupChanges(base ?? emptyDraft, later)
    const plan = groupPlan(base, later.name, selectionOf(later))
    return {
      dirty: renamed !== null || added.length + removed.length > 0,
      changed: plan.flat().length > 0,
      sentence: groupPlanSentence(plan, people),
    }
  }, [base, later, people])
  return { ...changes, differences }
}
