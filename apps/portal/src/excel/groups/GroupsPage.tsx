import { useFormAddress } from '../structure/use-form-address.ts'
import { useViewFocus } from '../use-view-focus.ts'
import { GroupList } from './GroupList.tsx'
import { GroupWizardPage } from './GroupWizardPage.tsx'

/** The security groups of the selected organisation, or the wizard for one of them. */
export function GroupsPage() {
  const { opened } = useFormAddress()
  const view = opened === null ? 'list' : opened.form === 'new' ? 'new' : `edit ${opened.id}`
  useViewFocus(view)
  return opened ? <GroupWizardPage key={view} opened={opened} /> : <GroupList />
}
