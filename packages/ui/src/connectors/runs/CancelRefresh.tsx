import type { ClientConnector } from '@tributary/domain'
import { CircleX } from 'lucide-react'
import { useRef } from 'react'
import { action } from '../../patterns/CardFooter.css.ts'
import { PassFocus } from '../../patterns/PassFocus.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { classNames } from '../../theme/class-names.ts'
import { runsText } from './runs.messages.ts'

export type CancelRefreshProps = {
  connector: Pick<ClientConnector, 'name'>
  onCancel: () => void
}

/** Cancels a running refresh. When it disappears, the button before it gets the focus. */
export function CancelRefresh({ connector, onCancel }: CancelRefreshProps) {
  const button = useRef<HTMLButtonElement>(null)
  const before = () => button.current?.closest('footer')?.querySelector('button')?.focus()
  return (
    <PassFocus to={before}>
      <Button
        writes
        ref={button}
        variant="ghost"
        icon={CircleX}
        className={classNames(action)}
        aria-label={runsText.cancelRefreshOf(connector.name)}
        onClick={onCancel}
      >
        {runsText.cancel}
      </Button>
    </PassFocus>
  )
}
