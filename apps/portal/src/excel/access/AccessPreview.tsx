import type { AccessEdit, Id } from '@tributary/domain'
import { AccessImpact, type AccessImpactProps } from '@tributary/ui'
import { useAccessPreview } from './use-access-preview.ts'

type AccessPreviewProps = Pick<AccessImpactProps, 'within'> & {
  organisationId: Id
  /** The change that is not saved yet. Null while nothing is changed. */
  edit: AccessEdit | null
}

/** Who gains and loses if a change is saved. */
export const AccessPreview = ({ organisationId, edit, within = 'dialog' }: AccessPreviewProps) => (
  <AccessImpact differences={useAccessPreview(organisationId, edit)} within={within} />
)
