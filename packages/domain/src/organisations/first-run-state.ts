/** How a user sees the checklist of a new organisation. */
export type FirstRunState = {
  /** Whether the user has hidden it, or every step was done. */
  hidden: boolean
}
