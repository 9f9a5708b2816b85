const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Loads a chunk that every user needs, and retries with growing pauses until it succeeds. The page is usable without it
 * meanwhile.
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  const failed = new Set<HTMLLinkElement>()
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // Load errors of elements do not bubble.
  document.addEventListener('error', note, { capture: true })
  try {
    return await untilDone(() => Promise.all([...failed].map(askedAgain)).then(load), pauseMs)
  } finally {
    document.removeEventListener('error', note, { capture: true })
  }

  /** The browser does not request a failed stylesheet again when its chunk is imported again. */
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
