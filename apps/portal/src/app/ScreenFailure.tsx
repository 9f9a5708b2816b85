import { requestMessages } from '@tributary/sdk'
import { Button, EmptyState } from '@tributary/ui'
import { signedOutText } from './signed-out.messages.ts'

const titles = {
  get chunk() {
    return signedOutText.thisPageTookTooLong
  },
  get error() {
    return requestMessages.unexpected
  },
}

/** Replaces a screen that could not be loaded or drawn. Reloading also gets a newer version (CONST-25). */
export function ScreenFailure({ failure }: { failure: keyof typeof titles }) {
  return (
    <EmptyState
      title={titles[failure]}
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          {signedOutText.tryAgain}
        </Button>
      }
    />
  )
}
