import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import { useDark } from './use-globals.ts'

/** Draws the text of a page in the theme of the toolbar. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={useDark(context) ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}
