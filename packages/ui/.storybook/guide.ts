import type * as ui from '../src/index.ts'

export type ComponentName = keyof typeof ui

type Row = readonly [name: string, description: string]

/** The guidance of one page of Storybook, which covers a component and its close relatives. Backticks mark code. */
export type Guide = {
  /** The title of the story file. */
  title: string
  /** Experimental components may change in a minor version. */
  status: 'stable' | 'experimental'
  components: readonly ComponentName[]
  /** For a page of parts that are not exported: the components that draw them. */
  partOf?: readonly ComponentName[]
  when: readonly string[]
  /** When to use something else, and what. */
  whenNot: readonly string[]
  /** The visible parts, from the outside in. */
  anatomy?: readonly Row[]
  keyboard?: readonly Row[]
  accessibility: readonly string[]
  do?: readonly string[]
  dont?: readonly string[]
  /** A complete module. A test compiles it. */
  code?: string
  /** Opens above the page, so the page shows it in a frame. */
  overlay?: true
}

/** The guide of a primitive, pattern or layout component, which leaves nothing out unless it is not exported. */
export type FullGuide = Guide &
  Required<Pick<Guide, 'partOf'> | Pick<Guide, 'anatomy' | 'keyboard' | 'do' | 'dont' | 'code'>>
