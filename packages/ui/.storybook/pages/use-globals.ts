import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'

type Globals = Readonly<Record<string, unknown>>

/** The choices of the toolbar, on a page that draws no story itself. */
export function useGlobals(context = useContext(DocsContext)): Globals {
  const [first] = context.componentStories()
  const [globals, setGlobals] = useState<Globals>(first ? context.getStoryContext(first).globals : {})
  useEffect(() => {
    const update = (change: { globals: Globals }) => setGlobals(change.globals)
    context.channel.on('globalsUpdated', update)
    return () => context.channel.off('globalsUpdated', update)
  }, [context])
  return globals
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** Whether the theme of the toolbar is dark. */
export function useDark(context = useContext(DocsContext)): boolean {
  const { theme } = useGlobals(context)
  return theme === 'dark' || (theme === 'system' && prefersDark())
}
