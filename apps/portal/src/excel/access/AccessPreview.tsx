import type { Id } from '@tributary/domain'
import { AccessImpact, type AccessImpactProps } from '@tributary/ui'
import { type PreviewedEdit, useAccessPreview } from './use-access-preview.ts'

type AccessPreviewProps = Pick<AccessImpactProps, 'within'> & {
  organisationId: Id
  /** The changes that are not saved yet. Null or none while nothing is changed. */
  edit: PreviewedEdit
}

/** Who gains and loses if a change is saved. */
export const AccessPreview = ({ organisationId, edit, within = 'dialog' }: AccessPreviewProps) => (
  <AccessImpact differences={useAccessPreview(organisationId, edit)} within={within} />
)
