import { RotateCw } from 'lucide-react'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'

export type LoadErrorProps = {
  /** The sentence the error maps to. */
  message: string
  onRetry: () => void
  /** The next attempt is under way. */
  retrying?: boolean
}

/** In place of a list that could not be loaded: why, and «Try again» instead of an endless spinner (SHELL-54). */
export function LoadError({ message, onRetry, retrying = false }: LoadErrorProps) {
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" icon={RotateCw} loading={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Banner>
  )
}
