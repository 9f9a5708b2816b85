import { Spinner } from '@tributary/ui'
import { pageText } from './page.messages.ts'

/** Shown while the session is unknown or a chunk is loading. */
export function BootScreen() {
  return (
    <main id="main">
      <Spinner label={pageText.loading} alone />
    </main>
  )
}
