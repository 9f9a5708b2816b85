/**
 * Runs the work once no button is held down. A validation message appears when a field is left and moves the content
 * below it. Between press and release, it would move the control away from the pointer, and the click would be lost.
 */
export function afterPointerRelease(work: () => void): void {
  const pressed = document.querySelector(':is(button, a, label, input, select, summary):active')
  if (!pressed) {
    work()
    return
  }
  const release = () => {
    document.removeEventListener('pointerup', release)
    document.removeEventListener('pointercancel', release)
    // The click event follows the release.
    setTimeout(work)
  }
  document.addEventListener('pointerup', release)
  document.addEventListener('pointercancel', release)
}
