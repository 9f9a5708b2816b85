import { type SecurityGroup, sameId } from '@tributary/domain'
import { groupsMessages } from '@tributary/sdk/excel'
import { Breadcrumb, DataTableSkeleton, EmptyState, PageHeader, Stepper } from '@tributary/ui'
import { type ReactNode, useState } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { LoadFailure } from '../../page/LoadFailure.tsx'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import type { FormAddress } from '../structure/use-form-address.ts'
import { GROUPS_PATH } from './GroupList.tsx'
import { GroupWizard } from './GroupWizard.tsx'
import { useGroupLists, type WizardLists } from './use-group-lists.ts'
import { STEPS, useGroupStep } from './use-group-step.ts'
import { useWizardVisit } from './use-wizard-visit.ts'

const steps = Object.values(groupsMessages.steps)

/** The wizard for a new group, or for one that is there: prefilled with what the server has now (GROUP-05, GROUP-24). */
export function GroupWizardPage({ opened }: { opened: FormAddress }) {
  const { isOver, end } = useWizardVisit()
  return isOver ? null : <WizardScreen opened={opened} onClose={end} />
}

type ScreenProps = { opened: FormAddress; onClose: () => void }

function WizardScreen({ opened, onClose }: ScreenProps) {
  const found = useGroupLists()
  const { step } = useGroupStep()
  const isNew = opened.form === 'new'
  const title = isNew ? groupsMessages.create : groupsMessages.edit
  useDocumentTitle(title, found.organisation?.companyName)
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={<Trail current={isNew ? groupsMessages.newGroup : title} />}
        status={<Stepper steps={steps} step={Math.min(step, STEPS)} />}
      />
      <Content found={found} opened={opened} onClose={onClose} />
    </>
  )
}

const Trail = ({ current }: { current: string }) => (
  <Breadcrumb
    links={[
      { label: 'Excel', href: '/excel' },
      { label: groupsMessages.title, href: GROUPS_PATH },
    ]}
    current={current}
  />
)

type ContentProps = ScreenProps & { found: WizardLists }

function Content({ found, ...rest }: ContentProps): ReactNode {
  if (found.state === 'without-organisation') return <EmptyState title="No organisations" />
  if (found.state === 'failed') return <LoadFailure things="Security groups" {...found.failure} />
  if (found.state === 'loading') return <DataTableSkeleton label={`Loading ${groupsMessages.title}`} />
  return <Opened key={String(found.organisation.id)} found={found} {...rest} />
}

type OpenedProps = ScreenProps & { found: Extract<WizardLists, { state: 'ready' }> }

/** What the wizard is filled with stays, whatever the list says later; it has just been asked for (GROUP-24). */
function Opened({ found, opened, onClose }: OpenedProps) {
  const [group, setGroup] = useState<SecurityGroup | null | undefined>(
    opened.form === 'new' ? null : undefined,
  )
  if (group === undefined && opened.form === 'edit') {
    if (found.isRenewing) return <DataTableSkeleton label={`Loading ${groupsMessages.title}`} />
    const known = found.groups.find(({ id }) => sameId(id, opened.id))
    if (!known) return <ItemMissing sentence={groupsMessages.gone} onClose={onClose} />
    setGroup(known)
  }
  if (group === undefined) return null
  return <GroupWizard group={group} organisation={found.organisation} lists={found.lists} onClose={onClose} />
}
