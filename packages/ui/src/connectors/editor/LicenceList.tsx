import { type Id, type Licence, sameId } from '@tributary/domain'
import { editorMessages, isLockedLicence } from '@tributary/sdk/connectors'
import { Inline } from '../../layout/Inline.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import * as css from './ConnectorEditor.css.ts'

export type LicenceListProps = {
  /** Every licence that this connector may have. */
  all: readonly Licence[]
  /** The licences it has. A base licence among them cannot be removed. */
  selected: readonly Id[]
  chosen: readonly Id[]
  onChange: (chosen: Id[]) => void
}

/** Every licence as a checkbox, ticked if the connector has it. */
export function LicenceList({ all, selected, chosen, onChange }: LicenceListProps) {
  if (all.length === 0) return <p className={css.hint}>{editorMessages.licences.none}</p>
  const isChosen = ({ id }: Licence) => chosen.some((one) => sameId(one, id))
  const toggle = (licence: Licence) =>
    isChosen(licence) ? chosen.filter((id) => !sameId(id, licence.id)) : [...chosen, licence.id]
  return (
    <div className={css.picks}>
      {all.map((licence) => (
        <Inline
          justifyContent="space-between"
          gap={3}
          paddingY="1half"
          paddingX={4}
          key={licence.id}
          className={css.pick}
        >
          <Checkbox
            label={licence.description}
            checked={isChosen(licence)}
            disabled={isLockedLicence(licence, selected)}
            onChange={() => onChange(toggle(licence))}
          />
          {licence.base && <Badge>{editorMessages.licences.base}</Badge>}
        </Inline>
      ))}
    </div>
  )
}
