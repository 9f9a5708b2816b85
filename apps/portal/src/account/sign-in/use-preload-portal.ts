import { useEffect } from 'react'

/** Loads the files of the page after sign-in, without running them, as soon as someone fills in the form. */
export function usePreloadPortal(): void {
  useEffect(() => {
    document.addEventListener('input', preload, { once: true })
    return () => document.removeEventListener('input', preload)
  }, [])
}

/** The build writes the addresses of the files into the page. */
function preload(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="signed-in-files"]')?.content
  for (const href of files?.split(' ') ?? []) {
    const link = document.createElement('link')
    const isScript = href.endsWith('.js')
    Object.assign(link, { rel: isScript ? 'modulepreload' : 'preload', as: isScript ? 'script' : 'style' })
    Object.assign(link, { crossOrigin: '', fetchPriority: 'low', href })
    document.head.append(link)
  }
}
