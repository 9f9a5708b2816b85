const sources = import.meta.glob<string>(
  ['../../src/**/*.tsx', '!**/*.test.tsx', '!**/*.stories.tsx', '!**/*.samples.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

const propsOfElement = /export type (\w+)Props\s*=\s*(?:Omit<\s*)?ComponentProps<'(\w+)'>/g

const elements = new Map(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(propsOfElement)].map(
      ([, component = '', element = '']) => [component, element] as const,
    ),
  ),
)

/** Returns the HTML element whose attributes a component accepts, from its props type. */
export const nativeElementOf = (component: string): string | undefined => elements.get(component)
