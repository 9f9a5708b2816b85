/**
 * Does something once no button is held down. A message that comes when a field is left moves what stands below it; were
 * it to come between press and release, the button would be gone from under the pointer and nothing would be pressed.
 */
export function afterPointerRelease(work: () => void): void {
  const pressed = document.querySelector('button:active, a:active')
  if (!pressed) {
    work()
    return
  }
  const release = () => {
    document.removeEventListener('pointerup', release)
    document.removeEventListener('pointercancel', release)
    // The click itself comes after the release.
    setTimeout(work)
  }
  document.addEventListener('pointerup', release)
  document.addEventListener('pointercancel', release)
}
