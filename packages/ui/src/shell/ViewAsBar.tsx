import { Eye } from 'lucide-react'
import { usePublishedHeight } from '../patterns/use-published-height.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { footHeight } from '../theme/foot.ts'
import { shellText } from './shell.messages.ts'
import * as css from './ViewAsBar.css.ts'

export type ViewAsBarProps = {
  /** The name of the user as whom the portal is shown. */
  name: string
  /** When the view ends by itself. */
  endsAt: Date
  /** True while the view is being ended. */
  ending?: boolean
  /** Ends the view. */
  onEnd: () => void
}

/** Shows, on every page, that an administrator sees the portal as another user, and leads back. */
export const ViewAsBar = ({ name, endsAt, ending = false, onEnd }: ViewAsBarProps) => (
  <section
    ref={usePublishedHeight<HTMLElement>(footHeight)}
    aria-label={shellText.viewAs}
    className={css.bar}
  >
    <Eye size={18} className={css.icon} aria-hidden />
    <p className={css.words}>
      <strong>{shellText.viewingAs(name)}</strong> {shellText.viewChangesNothing(absoluteTime(endsAt))}
    </p>
    <Button size="sm" loading={ending} onClick={onEnd}>
      {shellText.returnToOwn}
    </Button>
  </section>
)
