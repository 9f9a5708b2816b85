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
import { focusHeading } from '../../page/use-screen-focus.ts'
import { STEPS, useGroupStep } from './use-group-step.ts'
import { usePeopleAffected } from './use-people-affected.ts'
import { useSendGroup } from './use-send-group.ts'

type Options = {
  group: SecurityGroup | null
  organisation: Organisation
  lists: GroupLists
  onClose: () => void
}

const nothing = groupDraft(null)

/** What is entered in the wizard, and the way through its steps. */
export function useGroupWizard({ group, organisation, lists, onClose }: Options) {
  const store = useStore()
  const [draft, setDraft] = useState<GroupDraft>(() => groupDraft(group))
  const [chosen, setChosen] = useState<Readonly<Partial<Record<GroupStepName, Id>>>>({})
  const { step, goTo } = useStepWith(draft.name !== '')
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
    /** Whether the last button has anything to send. */
    changed,
    sentence: step === STEPS ? sentence : null,
    /** Who gains and loses what, on the last step; undefined while that is not known. */
    differences: step === STEPS ? differences : undefined,
    chosen,
    choose: (of: GroupStepName, id: Id) => setChosen({ ...chosen, [of]: id }),
    next: () => name.holds() && goTo(step + 1),
    back: () => goTo(step - 1),
    leave: () => unlessUnsaved(store, onClose),
    finish: () => name.holds() && void sending.send(),
  }
}

/** The step; whoever comes to a later one of an empty wizard, e.g. by Back after it was saved, begins at the first. */
function useStepWith(named: boolean) {
  const { step, goTo } = useGroupStep()
  const shown = useRef(step)
  const begin = useEffectEvent(() => {
    if (step > 1 && !named) goTo(1, true)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (shown.current !== step) focusHeading()
    shown.current = step
  }, [step])
  return { step, goTo }
}

/** The name on every step: found fault with when somebody wants to go on (requirement GROUP-23). */
function useName(draft: GroupDraft, setDraft: (draft: GroupDraft) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  const error = nameError(draft.name)
  const holds = () => {
    setAsked(error !== null)
    if (error !== null) input.current?.focus()
    return error === null
  }
  const field = {
    label: groupsMessages.nameLabel,
    value: draft.name,
    error: asked ? (error ?? undefined) : undefined,
    onChange: (name: string) => setDraft({ ...draft, name }),
    ref: input,
  }
  return { field, holds }
}

function useChanges(base: SecurityGroup | null, draft: GroupDraft, lists: GroupLists, organisationId: Id) {
  const later = useDeferredValue(draft)
  const differences = usePeopleAffected(base, later, lists, organisationId)
  // Of a new group there is nobody to tell of.
  const people = base ? differences?.length : undefined
  const changes = useMemo(() => {
    const { renamed, added, removed } = groupChanges(base ?? nothing, later)
    const plan = groupPlan(base, later.name, selectionOf(later))
    return {
      dirty: renamed !== null || added.length + removed.length > 0,
      changed: plan.flat().length > 0,
      sentence: groupPlanSentence(plan, people),
    }
  }, [base, later, people])
  return { ...changes, differences }
}
