import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import { useGlobals } from './use-globals.ts'

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** Draws the text of a page in the theme of the toolbar. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals(context)
  const dark = theme === 'dark' || (theme === 'system' && prefersDark())
  return (
    <DocsContainer context={context} theme={dark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}
