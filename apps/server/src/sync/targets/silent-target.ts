import type { ConnectLimits } from '../../drivers/connect-options.ts'

/** A connection on which a statement may run for long without sending anything. */
type Watched = { received(): number; breakOff(): void }

type Watching = Pick<ConnectLimits, 'idleMs'> & {
  /** Whether the server responds on another connection. */
  readonly responds: () => Promise<boolean>
}

/**
 * Breaks off a connection if its server has sent nothing for a while and does not accept another one. A long statement is
 * not the reason: its server still accepts connections.
 */
export function watchSilence(connection: Watched, { idleMs, responds }: Watching) {
  let received = -1
  let wasSilent = false
  let ended = false
  let probing: Promise<void> | undefined
  const check = () => {
    const now = connection.received()
    if (now === received)
      probing ??= responds().then((alive) => {
        probing = undefined
        if (alive || ended) return
        wasSilent = true
        connection.breakOff()
      })
    received = now
  }
  // Two checks see the same number of bytes after less than the limit.
  const timer = setInterval(check, idleMs / 2)
  return {
    wasSilent: () => wasSilent,
    end() {
      ended = true
      clearInterval(timer)
    },
  }
}
