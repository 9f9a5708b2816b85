import { customSourcesMessages, type FaultyLine } from '@tributary/sdk/custom-sources'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { ownElement } from '../theme/own-element.css.ts'
import * as css from './ManifestEditor.css.ts'

type ManifestFaultsProps = { faults: readonly FaultyLine[]; onGoTo: (place: FaultyLine) => void }

const words = customSourcesMessages.editor

/** Every fault with a link that puts the caret on its line. */
export function ManifestFaults({ faults, onGoTo }: ManifestFaultsProps) {
  if (faults.length === 0) return null
  return (
    <ul className={css.faults} aria-label={words.faultList}>
      {faults.map((place) => (
        <li key={place.line} className={css.fault}>
          <LinkButton onClick={() => onGoTo(place)}>{words.line(place.line)}</LinkButton>
          <div>
            {place.messages.map((message) => (
              <p className={ownElement} key={message}>
                {message}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
