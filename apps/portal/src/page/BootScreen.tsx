import { Spinner } from '@tributary/ui'

/** While it is not yet known who is here, or the shell's script is on its way. */
export function BootScreen() {
  return (
    <main id="main">
      <Spinner label="Loading" alone />
    </main>
  )
}
