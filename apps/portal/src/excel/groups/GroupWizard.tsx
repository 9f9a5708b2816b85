import type { Organisation, SecurityGroup } from '@tributary/domain'
import { type GroupLists, groupAccessSummary, groupStepNames, groupsMessages } from '@tributary/sdk/excel'
import { AccessImpact, Banner, ErrorList, GroupSummary, Wizard } from '@tributary/ui'
import { useDeferredValue, useMemo } from 'react'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { GroupStep } from './GroupStep.tsx'
import { STEPS } from './use-group-step.ts'
import { useGroupWizard } from './use-group-wizard.ts'

export type GroupWizardProps = {
  /** The group as it was opened; null for a new one. */
  group: SecurityGroup | null
  organisation: Organisation
  lists: GroupLists
  onClose: () => void
}

/** The three steps of a security group. Nothing is sent before the last button. */
export function GroupWizard({ group, organisation, lists, onClose }: GroupWizardProps) {
  const wizard = useGroupWizard({ group, organisation, lists, onClose })
  const { draft, base, step, name, sending, sentence, differences, dirty } = wizard
  useUnsaved(dirty)
  const deferred = useDeferredValue(draft)
  const seen = useMemo(() => groupAccessSummary(deferred, lists), [deferred, lists])
  const { notice, problems, busy, progress, label } = sending
  const stepName = groupStepNames[step - 1] ?? 'areas'
  return (
    <Wizard
      name={name}
      notice={
        (notice || problems) && (
          <>
            {notice && (
              <div role="alert">
                <Banner tone="warning">{notice}</Banner>
              </div>
            )}
            {problems && <ErrorList {...problems} />}
          </>
        )
      }
      summary={<GroupSummary items={seen} />}
      impact={differences && <AccessImpact isNew={base === null} differences={differences} />}
      sentence={groupsMessages.footer(step, STEPS, base === null)}
      detail={progress ?? sentence}
      leave={{ label: groupsMessages.backToGroups, onPress: wizard.leave }}
      onBack={step > 1 ? wizard.back : undefined}
      action={
        step < STEPS
          ? { kind: 'next', onPress: wizard.next }
          : { kind: 'finish', label, onPress: wizard.finish, busy, disabled: !wizard.changed }
      }
    >
      <GroupStep
        key={stepName}
        step={stepName}
        lists={lists}
        draft={draft}
        opened={base}
        busy={busy}
        chosen={wizard.chosen[stepName] ?? null}
        onChoose={(id) => wizard.choose(stepName, id)}
        onDraft={wizard.setDraft}
      />
    </Wizard>
  )
}
