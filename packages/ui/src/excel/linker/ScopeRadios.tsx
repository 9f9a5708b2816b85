import { type ApplyFor, applyForModes } from '@tributary/domain'
import { useId } from 'react'
import { radio } from '../../primitives/Radio/Radio.css.ts'
import * as css from './Linker.css.ts'

export type ScopeRadiosProps = {
  words: Readonly<Record<ApplyFor, string>>
  value: ApplyFor
  onChange: (scope: ApplyFor) => void
  disabled?: boolean
}

/** All there are, all there are and will be, or only what is ticked (connectors spec 2.3, 2.7 and 2.9). */
export function ScopeRadios({ words, value, onChange, disabled = false }: ScopeRadiosProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={css.legend}>Scope</legend>
      <div className={css.scopes}>
        {applyForModes.map((scope) => (
          <label key={scope} className={css.scope}>
            <input
              type="radio"
              name={name}
              className={radio}
              checked={scope === value}
              onChange={() => onChange(scope)}
            />
            {words[scope]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
