import type { ComponentName, Guide } from '../guide.ts'

const modules = import.meta.glob<{ guides: readonly Guide[] }>('../../src/**/*.docs.ts', { eager: true })
const guides: ReadonlyMap<string, Guide> = new Map(
  Object.values(modules).flatMap((module) => module.guides.map((guide) => [guide.title, guide] as const)),
)

/** Returns the guide of a story file by its title, if it has one. */
export const guideOf = (title: string): Guide | undefined => guides.get(title)

/** Returns the guide whose page has the props of an exported component. */
export const guideWith = (component: ComponentName): Guide | undefined =>
  [...guides.values()].find(({ components }) => components.includes(component))
