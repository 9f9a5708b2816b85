// A module of its own, so that the first script does not hold what draws the toasts.
export { ToastRegion } from '@tributary/ui'
