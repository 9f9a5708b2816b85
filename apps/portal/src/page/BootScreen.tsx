import { Spinner } from '@tributary/ui'

/** Shown while the session is unknown or a chunk is loading. */
export function BootScreen() {
  return (
    <main id="main">
      <Spinner label="Loading" alone />
    </main>
  )
}
