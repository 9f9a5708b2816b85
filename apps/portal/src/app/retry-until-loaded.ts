const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/**
 * What everybody needs sooner or later, asked for again until it comes: the network may be away when the page asks first,
 * and the page can be used without it meanwhile.
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  const failed = new Set<HTMLLinkElement>()
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // Such an event does not bubble.
  document.addEventListener('error', note, { capture: true })
  try {
    return await untilDone(() => Promise.all([...failed].map(askedAgain)).then(load), pauseMs)
  } finally {
    document.removeEventListener('error', note, { capture: true })
  }

  /** A stylesheet is asked for once with the script it belongs to, and not again with it. */
  function askedAgain(link: HTMLLinkElement) {
    failed.delete(link)
    const next = link.cloneNode() as HTMLLinkElement
    return new Promise((resolve, reject) => {
      next.onload = resolve
      next.onerror = reject
      link.replaceWith(next)
    })
  }
}

async function untilDone<T>(work: () => Promise<T>, firstPauseMs: number): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
}
