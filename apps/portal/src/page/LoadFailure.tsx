import { LoadError, type LoadErrorProps, PassFocus } from '@tributary/ui'
import { focusHeading } from './use-screen-focus.ts'

/** Replaces content that failed to load. When it loads after a retry, the heading takes the focus. */
export const LoadFailure = (failure: LoadErrorProps) => (
  <PassFocus to={focusHeading}>
    <LoadError {...failure} />
  </PassFocus>
)
