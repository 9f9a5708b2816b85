import { LoadError, type LoadErrorProps, PassFocus } from '@tributary/ui'
import { focusHeading } from './use-screen-focus.ts'

/** In place of a page's content that never came; when it comes after all, the heading takes the focus. */
export const LoadFailure = (failure: LoadErrorProps) => (
  <PassFocus to={focusHeading}>
    <LoadError {...failure} />
  </PassFocus>
)
