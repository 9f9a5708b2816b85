import { requestMessages } from '@tributary/sdk'
import { Button, EmptyState } from '@tributary/ui'

const titles = {
  chunk: 'This page took too long to load.',
  error: requestMessages.unexpected,
}

/** Replaces a screen that could not be loaded or drawn. Reloading also gets a newer version (CONST-25). */
export function ScreenFailure({ failure }: { failure: keyof typeof titles }) {
  return (
    <EmptyState
      title={titles[failure]}
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    />
  )
}
