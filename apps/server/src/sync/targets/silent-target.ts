import type { ConnectLimits } from '../../drivers/connect-options.ts'

/** A connection on which a statement may run for long without sending anything. */
type Watched = {
  /** Returns a number that grows with each sign of progress; undefined while no response of the server is due. */
  progress(): number | undefined
  breakOff(): void
}

type Watching = Pick<ConnectLimits, 'idleMs'> & {
  /** Whether the server responds on another connection. */
  readonly responds: () => Promise<boolean>
}

/** One failed connection may have another reason, such as a firewall that limits new connections. */
const FAILURES_IN_A_ROW = 2

/**
 * Breaks off a connection if its server has sent nothing for a while and repeatedly does not accept another one. A long
 * statement is not the reason: its server still accepts connections.
 */
export function watchSilence(connection: Watched, { idleMs, responds }: Watching) {
  let before: number | undefined
  let failures = 0
  let wasSilent = false
  let ended = false
  let isProbing = false
  const probe = async (at: number) => {
    isProbing = true
    const alive = await responds()
    isProbing = false
    if (alive || ended || connection.progress() !== at) failures = 0
    else failures++
    if (failures < FAILURES_IN_A_ROW) return
    wasSilent = true
    connection.breakOff()
  }
  const check = () => {
    const now = connection.progress()
    if (now === undefined || now !== before) failures = 0
    else if (!isProbing) void probe(now)
    before = now
  }
  // Two checks see the same progress after less than the limit.
  const timer = setInterval(check, idleMs / 2)
  return {
    wasSilent: () => wasSilent,
    end() {
      ended = true
      clearInterval(timer)
    },
  }
}
