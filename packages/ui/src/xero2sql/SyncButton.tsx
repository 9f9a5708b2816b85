import type { Xero2SqlProduct } from '@tributary/domain'
import { coolDown, coolDownLeft, xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { Text } from '../layout/Text.tsx'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './Xero2Sql.css.ts'

export type SyncButtonProps = {
  company: Xero2SqlProduct
  /** True while its sync is being requested. */
  syncing: boolean
  onPress: () => void
}

/**
 * The "Sync" button, with the time until it may be pressed again. It can be pressed earlier, which shows why it must
 * wait (XSYNC-10).
 */
export function SyncButton({ company, syncing, onPress }: SyncButtonProps) {
  const { companyName } = company
  const left = useMoment((now) => coolDownLeft(company, now) ?? '')
  const minutes = useMoment((now) => minutesLeft(company, now))
  const readyAgain = useReadyAgain(minutes > 0)
  const waitId = useId()
  const { sync, syncing: underWay } = xero2sqlMessages
  return (
    <>
      <Button
        writes
        icon={RefreshCw}
        className={css.sync}
        {...(minutes > 0 && { 'aria-describedby': waitId })}
        loading={syncing}
        onClick={onPress}
      >
        <span>
          {syncing ? underWay : sync}
          <span className={visuallyHidden}> {companyName}</span>
        </span>
        {!syncing && left && (
          <Text color="secondary" fontVariantNumeric="tabular-nums" aria-hidden>
            {left}
          </Text>
        )}
      </Button>
      {/* Describes the button by minutes, because announcing seconds would be noise. */}
      <span id={waitId} hidden>
        {minutes > 0 && xero2sqlMessages.readyIn(minutes)}
      </span>
      <span role="status" className={visuallyHidden}>
        {readyAgain && xero2sqlMessages.readyAgain(companyName)}
      </span>
    </>
  )
}

function minutesLeft(company: Xero2SqlProduct, now: Date): number {
  const verdict = coolDown(company, now)
  return verdict.state === 'ready' ? 0 : verdict.minutesLeft
}

/** Returns true once the wait has ended while the page was open. */
function useReadyAgain(waiting: boolean): boolean {
  const [waited, setWaited] = useState(waiting)
  const [again, setAgain] = useState(false)
  if (waited !== waiting) {
    setWaited(waiting)
    setAgain(waited)
  }
  return again
}
