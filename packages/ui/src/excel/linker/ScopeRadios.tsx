import { type ApplyFor, applyForModes } from '@tributary/domain'
import { useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { radio } from '../../primitives/Radio/Radio.css.ts'
import * as css from './Linker.css.ts'
import { linkerText } from './linker.messages.ts'

export type ScopeRadiosProps = {
  words: Readonly<Record<ApplyFor, string>>
  value: ApplyFor
  onChange: (scope: ApplyFor) => void
  disabled?: boolean
}

/** The choice of all current items, all current and future items, or only the ticked ones. */
export function ScopeRadios({ words, value, onChange, disabled = false }: ScopeRadiosProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={css.legend}>{linkerText.scope}</legend>
      <Inline alignItems="stretch" rowGap="1half" columnGap={5} wrap minWidth={0} className={css.scopes}>
        {applyForModes.map((scope) => (
          <Inline as="label" display="inline-flex" gap="2half" key={scope} className={css.scope}>
            <input
              type="radio"
              name={name}
              className={radio}
              checked={scope === value}
              onChange={() => onChange(scope)}
            />
            {words[scope]}
          </Inline>
        ))}
      </Inline>
    </fieldset>
  )
}
