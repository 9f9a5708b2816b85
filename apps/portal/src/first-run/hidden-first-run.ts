import type { Id } from '@tributary/domain'

const keyOf = (organisationId: Id) => `first-run:${organisationId}`

/** Whether the checklist of an organisation was hidden or completed in this browser. */
export function isFirstRunHidden(organisationId: Id): boolean {
  try {
    return localStorage.getItem(keyOf(organisationId)) !== null
  } catch {
    // The browser stores nothing, so the list shows again.
    return false
  }
}

/** Hides the checklist of an organisation in this browser. */
export function hideFirstRun(organisationId: Id): void {
  try {
    localStorage.setItem(keyOf(organisationId), 'hidden')
  } catch {
    // The browser stores nothing.
  }
}
