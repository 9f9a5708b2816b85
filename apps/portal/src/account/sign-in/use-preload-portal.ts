import { useEffect } from 'react'

// The build writes links to the files of the page after sign-in into a template.
const preload = () => {
  const later = document.querySelector<HTMLTemplateElement>('#signed-in-files')
  if (later) document.head.append(later.content)
}

/** Loads the files of the page after sign-in, without running them, as soon as someone fills in the form. */
export function usePreloadPortal(): void {
  useEffect(() => {
    document.addEventListener('input', preload, { once: true })
    return () => document.removeEventListener('input', preload)
  }, [])
}
