import type { SessionUser } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { userName } from '@tributary/sdk/users'
import { useToasts, ViewAsBar } from '@tributary/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { returnFromView } from '../session/view-as.ts'

type Viewed = { user: SessionUser & { viewAs: NonNullable<SessionUser['viewAs']> } }

/** Shows that these are the pages of another user, and returns from them when the view ends. */
export function ViewAs({ user }: Viewed) {
  const client = useClient()
  const { show } = useToasts()
  const [ending, setEnding] = useState(false)
  const { endsAt } = user.viewAs
  const end = async () => {
    setEnding(true)
    try {
      await returnFromView(client, user)
    } catch (error) {
      show({ type: 'error', content: failureMessage(error) })
    }
    setEnding(false)
  }
  const onOver = useEffectEvent(() => void end())
  const at = endsAt.getTime()
  useEffect(() => {
    const timer = setTimeout(() => onOver(), Math.max(0, at - client.now().getTime()))
    return () => clearTimeout(timer)
  }, [client, at])
  return <ViewAsBar name={userName(user)} endsAt={endsAt} ending={ending} onEnd={() => void end()} />
}
