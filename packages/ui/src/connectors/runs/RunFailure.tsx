import type { Actor, ClientConnector, RefreshRun } from '@tributary/domain'
import {
  explainFailure,
  explainLeftOut,
  isOnAnotherPage,
  type RefreshAction,
} from '@tributary/sdk/connectors'
import { RotateCw } from 'lucide-react'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import * as css from './RunHistoryDialog.css.ts'

export type RunFailureActions = {
  /** The connector whose run failed. */
  connector: ClientConnector
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** The user, whose role decides which remedies are offered. */
  viewer: Actor
  /** Returns where settings are changed and accounts are authorised again. */
  hrefOf: (action: RefreshAction['kind'], connector: ClientConnector) => string
  /** Starts it again. Left out if that is not offered. */
  onRetry?: ((connector: ClientConnector) => void) | undefined
}

type RunFailureProps = RunFailureActions & {
  run: RefreshRun
  now: Date
  isLatest: boolean
  onDone: () => void
}

/** Why a refresh failed or left tables out, and for the latest one the remedy. */
export function RunFailure({ run, now, isLatest, ...rest }: RunFailureProps) {
  const { connector, connectorType, viewer } = rest
  const asked = { connector, type: connectorType, viewer, now, run }
  const failure = explainFailure(asked)
  const leftOut = explainLeftOut(asked)
  const why = failure ?? leftOut
  if (!why) return null
  return (
    <Stack gap={1} justifyItems="start" paddingY={2} paddingX={3} size="sm" className={css.why}>
      <p className={css.cause}>{failure?.cause ?? leftOut?.sentence}</p>
      {isLatest && why.advice && <p>{why.advice}</p>}
      {isLatest && why.action && <Action {...rest} action={why.action} />}
    </Stack>
  )
}

type ActionProps = RunFailureActions & { action: RefreshAction; onDone: () => void }

function Action({ action, connector, hrefOf, onRetry, onDone }: ActionProps) {
  const { kind, label } = action
  if (isOnAnotherPage(action))
    return (
      <ButtonLink size="sm" href={hrefOf(kind, connector)}>
        {label}
      </ButtonLink>
    )
  if (kind !== 'retry' || !onRetry) return null
  const retry = () => {
    onRetry(connector)
    onDone()
  }
  return (
    <Button writes size="sm" icon={RotateCw} onClick={retry}>
      {label}
    </Button>
  )
}
