import type { people } from '../e2e/support/data/people.ts'
import type { Portal } from '../e2e/support/screens/portal.ts'

/** Whom a screen is shown to: somebody of the demo, or Paula, whose account no other picture changes. */
export type Viewer = keyof typeof people | 'paula'

/** One state of one screen, as somebody comes to it. */
export type Screen = {
  /** What the picture shows; no two are called the same. */
  name: string
  path: string
  /** Nobody is signed in without it. */
  as?: Viewer
  /** What the network does differently, from before the page is opened. */
  before?: (portal: Portal) => Promise<unknown>
  /** How one comes from the page to this state; the picture is taken once that has been done. */
  steps?: (portal: Portal) => Promise<unknown>
  /** The calls that are never answered here, so that it is seen what waits for them. */
  holds?: string
  /** Rules of axe that mean nothing here. */
  ignoredRules?: readonly string[]
  /** What the network does here is something that a browser complains about. */
  expectsErrors?: true
  /** Where it can be seen, when that is not both. */
  only?: WidthName
}

/** Screens that belong together, under one heading of the contact sheet. */
export type Group = { title: string; screens: readonly Screen[] }

export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export type WidthName = keyof typeof widths

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]
