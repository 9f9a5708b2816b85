import type { ClientConnector, Id, Licence } from '@tributary/domain'
import { editorMessages, idsIn, idsText } from '@tributary/sdk/connectors'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './ConnectorEditor.css.ts'
import { EditorSection } from './EditorSection.tsx'
import { LicenceList } from './LicenceList.tsx'
import type { ConnectorFields } from './use-connector-fields.ts'

export type LicencesSectionProps = {
  /** The stored connector, or null for a new one. */
  connector: ClientConnector | null
  /** All licences and the connector's own. Undefined while they load. */
  licences?: { all: readonly Licence[]; selected: readonly Id[] } | undefined
  /** Loads the licences again after a failure. */
  onRetryLicences?: (() => void) | undefined
}

/** The licences of a stored connector. */
export function LicencesSection({
  connector,
  licences,
  onRetryLicences,
  fields,
}: LicencesSectionProps & { fields: ConnectorFields }) {
  const words = editorMessages.licences
  const field = fields.field('licences')
  return (
    <EditorSection heading={words.heading} superadmin>
      {!connector && <p className={css.hint}>{words.later}</p>}
      {connector && !licences && !onRetryLicences && <p className={css.hint}>{words.loading}</p>}
      {!licences && onRetryLicences && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onClick={onRetryLicences}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Banner>
      )}
      {connector && licences && (
        <LicenceList
          {...licences}
          chosen={idsIn(fields.values.licences) ?? licences.selected}
          onChange={(chosen) => field.onChange(idsText(chosen))}
        />
      )}
    </EditorSection>
  )
}
