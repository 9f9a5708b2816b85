import { RotateCw } from 'lucide-react'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { errorsText } from './errors.messages.ts'
import * as css from './LoadError.css.ts'

export type LoadErrorProps = {
  /** The error's message. */
  message: string
  /** The message is too technical: a general sentence replaces it, and the message is folded below. */
  vague?: boolean | undefined
  /** What could not be loaded, as the first word of a sentence. */
  things?: string | undefined
  /** Called when the user presses "Try again". */
  onRetry: () => void
  /** The next attempt is in progress. */
  retrying?: boolean
}

/** Replaces a list that could not be loaded: shows why, and "Try again". */
export function LoadError({ onRetry, retrying = false, ...reason }: LoadErrorProps) {
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" icon={RotateCw} loading={retrying} onClick={onRetry}>
          {errorsText.tryAgain}
        </Button>
      }
    >
      <Reason {...reason} />
    </Banner>
  )
}

type ReasonProps = Pick<LoadErrorProps, 'message' | 'vague' | 'things'>

function Reason({ message, vague = false, things = errorsText.thisPage }: ReasonProps) {
  if (!vague) return message
  return (
    <>
      <p>{errorsText.notLoaded(things)}</p>
      <details className={css.details}>
        <summary className={css.summary}>{errorsText.details}</summary>
        {message}
      </details>
    </>
  )
}
