import { useEffect, useRef } from 'react'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useFormAddress } from '../structure/use-form-address.ts'
import { GroupList } from './GroupList.tsx'
import { GroupWizardPage } from './GroupWizardPage.tsx'

/** The security groups of the selected organisation, or the wizard for one of them. */
export function GroupsPage() {
  const { opened } = useFormAddress()
  const view = opened === null ? 'list' : opened.form === 'new' ? 'new' : `edit ${opened.id}`
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) focusHeading()
    shown.current = view
  }, [view])
  return opened ? <GroupWizardPage key={view} opened={opened} /> : <GroupList />
}
