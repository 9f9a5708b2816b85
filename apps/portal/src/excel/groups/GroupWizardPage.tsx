import { type SecurityGroup, sameId } from '@tributary/domain'
import { groupsMessages } from '@tributary/sdk/excel'
import { DataTableSkeleton, PageHeader, Stepper } from '@tributary/ui'
import { useState } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { ExcelBreadcrumb } from '../ExcelBreadcrumb.tsx'
import { NotLoadedContent } from '../NotLoadedContent.tsx'
import type { FormAddress } from '../structure/use-form-address.ts'
import { GROUPS_PATH } from './GroupList.tsx'
import { GroupWizard } from './GroupWizard.tsx'
import { groupsText } from './groups.messages.ts'
import { useGroupLists, type WizardLists } from './use-group-lists.ts'
import { STEPS, useGroupStep } from './use-group-step.ts'
import { useWizardHistory } from './use-wizard-history.ts'

/** The wizard for a new group, or for an existing one as it is on the server now. */
export function GroupWizardPage({ opened }: { opened: FormAddress }) {
  const { isFinished, finish } = useWizardHistory()
  return isFinished ? null : <WizardScreen opened={opened} onClose={finish} />
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
        breadcrumb={
          <ExcelBreadcrumb
            path={GROUPS_PATH}
            title={isNew ? groupsMessages.newGroup : title}
            above={[{ label: groupsMessages.title, href: GROUPS_PATH }]}
          />
        }
        status={<Stepper steps={Object.values(groupsMessages.steps)} step={Math.min(step, STEPS)} />}
      />
      {found.state === 'ready' ? (
        <Opened key={String(found.organisation.id)} {...{ found, opened, onClose }} />
      ) : (
        <NotLoadedContent load={found} things={groupsText.securityGroups} skeleton={<Loading />} />
      )}
    </>
  )
}

const Loading = () => <DataTableSkeleton label={groupsText.loadingNamed(groupsMessages.title)} />

type OpenedProps = ScreenProps & { found: Extract<WizardLists, { state: 'ready' }> }

/** Fills the wizard with the group as it is on the server now. Later changes of the list do not change the wizard. */
function Opened({ found, opened, onClose }: OpenedProps) {
  const [group, setGroup] = useState<SecurityGroup | null | undefined>(
    opened.form === 'new' ? null : undefined,
  )
  if (group === undefined && opened.form === 'edit') {
    if (found.isReloading) return <Loading />
    const known = found.groups.find(({ id }) => sameId(id, opened.id))
    if (!known) return <ItemMissing sentence={groupsMessages.gone} onClose={onClose} />
    setGroup(known)
  }
  if (group === undefined) return null
  return <GroupWizard group={group} organisation={found.organisation} lists={found.lists} onClose={onClose} />
}
