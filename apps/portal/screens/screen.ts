import type { people } from '../e2e/support/data/people.ts'
import type { Portal } from '../e2e/support/screens/portal.ts'

/** The user of a screenshot: a demo user, or Paula, an account that no other screenshot changes. */
export type Viewer = keyof typeof people | 'paula'

/** One state of one screen. */
export type Screen = {
  /** The name of the picture. It is unique. */
  name: string
  path: string
  /** Without it, no user is signed in. */
  as?: Viewer
  /** Changes the network before the page is opened. */
  before?: (portal: Portal) => Promise<unknown>
  /** Leads from the page to this state. The picture is taken afterwards. */
  steps?: (portal: Portal) => Promise<unknown>
  /** The calls that get no response here, to show the loading state. */
  holds?: string
  /** Rules of axe that do not apply here. */
  ignoredRules?: readonly string[]
  /** The browser reports errors about this state, which is expected. */
  expectsErrors?: true
  /** The only width, if not both. */
  only?: WidthName
}

/** Screens under one heading of the contact sheet. */
export type Group = { title: string; screens: readonly Screen[] }

export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export type WidthName = keyof typeof widths

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]
